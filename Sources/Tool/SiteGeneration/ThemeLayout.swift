extension Theme {
  /// The layout of pages. Only the section being read is opened in the sidebar: with every page listed on every page, Jekyll's time
  /// would grow with the square of their number.
  static let layout = """
    <!DOCTYPE html>
    <html lang="{{ page.lang | default: site.lang | default: 'en' }}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{ page.title | escape }}{% if site.title and site.title != page.title %} – {{ site.title | escape }}{% endif %}</title>
    {%- assign summary = page.description | default: site.description %}
    {%- if summary %}
    <meta name="description" content="{{ summary | escape }}">
    {%- endif %}
    <link rel="stylesheet" href="{{ '/assets/arch-docs.css' | relative_url }}">
    {%- if page.arch_docs.previous %}
    <link rel="prev" href="{{ page.arch_docs.previous.url | relative_url }}">
    {%- endif %}
    {%- if page.arch_docs.next %}
    <link rel="next" href="{{ page.arch_docs.next.url | relative_url }}">
    {%- endif %}
    </head>
    <body>
    <a class="docs-skip" href="#content">Skip to content</a>
    <header class="docs-header"><a href="{{ '/' | relative_url }}">{{ site.title | default: 'Documentation' | escape }}</a></header>
    <div class="docs-columns">
    <nav class="docs-sidebar" aria-label="Pages">
    <ul>
    {%- for section in site.data.sidebar.options %}
    {%- assign first = section.nested_options | first %}
    <li>
    {%- if forloop.index0 == page.arch_docs.section %}
    {%- if section.title != '' %}
    <strong>{{ section.title | escape }}</strong>
    {%- endif %}
    <ul>
    {%- for entry in section.nested_options %}
    <li><a href="{{ entry.url | relative_url }}"{% if entry.url == page.permalink %} aria-current="page"{% endif %}>\
    {{ entry.title | escape }}</a></li>
    {%- endfor %}
    </ul>
    {%- elsif first %}
    {%- assign name = section.title %}
    {%- if name == '' %}{% assign name = first.title %}{% endif %}
    <a href="{{ first.url | relative_url }}">{{ name | escape }}</a>
    {%- endif %}
    </li>
    {%- endfor %}
    </ul>
    </nav>
    <main id="content" tabindex="-1">
    {%- unless page.arch_docs.heading %}
    <h1>{{ page.title | escape }}</h1>
    {%- endunless %}
    {{ content }}
    {%- if page.arch_docs.verified %}
    <p class="docs-verified">Verified: the examples of this page were compiled and run, and their results are the real ones.</p>
    {%- endif %}
    {%- if page.arch_docs.previous or page.arch_docs.next %}
    <nav class="docs-neighbours" aria-label="Neighbouring pages">
    {%- if page.arch_docs.previous %}
    <a rel="prev" href="{{ page.arch_docs.previous.url | relative_url }}">← {{ page.arch_docs.previous.title | escape }}</a>
    {%- endif %}
    {%- if page.arch_docs.next %}
    <a rel="next" href="{{ page.arch_docs.next.url | relative_url }}">{{ page.arch_docs.next.title | escape }} →</a>
    {%- endif %}
    </nav>
    {%- endif %}
    </main>
    </div>
    </body>
    </html>

    """

  /// Plain CSS: no preprocessor of Jekyll's has to understand it.
  static let styleSheet = """
    :root {
      color-scheme: light dark;
      --text: #1c1e21; --soft: #555b63; --ground: #ffffff; --panel: #f5f6f8; --line: #d5d9de; --link: #0a58b0;
      --value: #1a6334; --fault: #a3231d; --keyword: #9b1f7e; --type: #4b3aa5; --string: #a03216; --number: #1c4fb4;
      --comment: #57606a; --call: #1f6470;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e6e8eb; --soft: #a9b1ba; --ground: #16181b; --panel: #202428; --line: #3a4047; --link: #7db8ff;
        --value: #7fd6a0; --fault: #ff9a92; --keyword: #ff8ad4; --type: #c3b5ff; --string: #ffab91; --number: #9cc1ff;
        --comment: #a0a8b1; --call: #85d3df;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
    a { color: var(--link); text-underline-offset: 0.15em; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .docs-skip { position: absolute; left: -100vw; }
    .docs-skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--ground); }
    .docs-header { padding: 0.75rem 1.5rem; border-bottom: 1px solid var(--line); font-weight: 600; }
    .docs-header a { color: inherit; text-decoration: none; }
    .docs-columns { display: flex; flex-wrap: wrap; max-width: 75rem; margin: 0 auto; }
    .docs-sidebar { flex: 1 1 14rem; padding: 1.5rem; font-size: 0.9375rem; }
    .docs-sidebar ul { margin: 0; padding: 0; list-style: none; }
    .docs-sidebar ul ul { padding-left: 0.75rem; border-left: 1px solid var(--line); }
    .docs-sidebar li { margin: 0.375rem 0; }
    .docs-sidebar a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
    main { flex: 4 1 36rem; min-width: 0; padding: 1rem 1.5rem 4rem; }
    main > p, main > ul, main > ol, main > blockquote { max-width: 70ch; }
    main h1, main h2, main h3, main h4 { line-height: 1.25; margin: 2em 0 0.5em; }
    main h1 { margin-top: 0.5em; }
    main img { max-width: 100%; height: auto; }
    blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--soft); }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    th, td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: left; }
    code, pre, samp { font: 0.875rem/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    :not(pre) > code { padding: 0.1em 0.3em; background: var(--panel); border-radius: 4px; }
    pre { margin: 0; padding: 0.875rem 1rem; overflow-x: auto; background: var(--panel); border-radius: 6px; }
    .highlighter-rouge, .docs-example { margin: 1rem 0; }
    .docs-example .highlighter-rouge { margin: 0; }
    .k, .kd, .kc, .kr { color: var(--keyword); }
    .kt, .nc { color: var(--type); }
    .nf { color: var(--call); }
    .s, .se, .si { color: var(--string); }
    .mi, .mf, .mh { color: var(--number); }
    .c1, .cm { color: var(--comment); }
    .docs-value { color: var(--value); font-weight: 600; }
    .docs-value-mark { color: var(--comment); font-weight: 400; }
    .docs-label { margin: 0.5rem 0 0.25rem; color: var(--soft); font-size: 0.8125rem; font-weight: 600; }
    .docs-output pre, .docs-message pre { background: none; border: 1px solid var(--line); white-space: pre-wrap; }
    .docs-message pre { border-left: 3px solid var(--fault); }
    .docs-note { margin: 0.5rem 0; color: var(--soft); font-size: 0.875rem; }
    .docs-picture { margin: 1rem 0; }
    .docs-picture img { border: 1px solid var(--line); border-radius: 6px; background: #ffffff; }
    .docs-picture figcaption { color: var(--soft); font-size: 0.875rem; }
    .docs-verified { margin-top: 3rem; color: var(--soft); font-size: 0.875rem; }
    .docs-neighbours { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    .docs-neighbours a[rel="next"] { margin-left: auto; }
    @media print {
      .docs-header, .docs-sidebar, .docs-neighbours, .docs-skip { display: none; }
      .docs-columns { display: block; }
      pre { white-space: pre-wrap; }
      .docs-example { break-inside: avoid; }
    }

    """
}
