import Foundation

/// A page before it is damaged.
struct SeedPage {
  var path: String
  var bytes: [UInt8]

  var isMarkdown: Bool { path.hasSuffix(".md") }
}

/// What mutations start from: the project's own pages, small ones, and two that hold a bit of everything.
enum SeedPages {
  /// A page is mutated when it is at most this long, in bytes: many small pages find more than a few long ones.
  static let longest = 4_096

  static func all() -> [SeedPage] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
      .standardizedFileURL
    let folders = [tests.appendingPathComponent("Conformance"), tests.appendingPathComponent("../Documentation")]
    let files = folders.flatMap { folder -> [String] in
      let below = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return below.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.sorted().map { folder.path + "/" + $0 }
    }
    let pages = files.compactMap { file -> SeedPage? in
      guard let bytes = FileManager.default.contents(atPath: file), !bytes.isEmpty, bytes.count <= longest else {
        return nil
      }
      return SeedPage(path: file.hasSuffix(".md") ? "Page.md" : "Contents.swift", bytes: Array(bytes))
    }
    let rich = [
      SeedPage(path: "Page.md", bytes: Array(markdown.utf8)),
      SeedPage(path: "Contents.swift", bytes: Array(playground.utf8)),
    ]
    // The rich ones come up often.
    return pages + Array(repeating: rich, count: max(8, pages.count / 4)).flatMap { $0 }
  }

  static let markdown = """
    ---
    title: "A: b"
    scopes: section
    values: all
    ---
    # Title *x*

    <!-- docs: error="no" swift=5 -->
    ```swift
    let a = "\\(f("x"))" // => 1
    // nef:begin:hidden
    /* b /* c */ */
    // nef:end
    ```

    ## Section

    > - ```swift, no-run
    >   if a { b } else { c } // => é
    >   ```

    <!-- nef:begin:hidden -->

    ~~~swift scope=new, if=linux
    let r = #/
      a/
    /#
    print(1) // prints: 1
    // prints: 2
    print("é") // Prints "é".
    ~~~

    ```output
    1
    ```

    <!-- nef:end -->
    <!-- docs:hidden
    ```swift
    switch x { case 1: a; default: b }
    ```
    -->

    <!-- docs: scope='a b'
      timeout=5s -->

    ```Swift silent
    xs.map { x in
      x + 1 // => 2
    }
      .filter { $0 > 1 }
    // => [2]
    // => ...
    f(\"\"\"
      a // => no
      \"\"\")
    // Prints "a"
    // Prints "b"
    ```

    ```swift crash="out of range"
    xs[9]
    ```

    | a | b |
    |---|---|
    {: .note}

    """

  static let playground = """
    // nef:begin:header
    /*
      title: A: b
      scopes: block
     */
    // nef:end
    /*: Label
     # Title
     */
    //: Text `a`
    let a = \"\"\"
      \\(b)
      \"\"\" // => "x"
    // nef:begin:hidden
    func f() {
    // nef:end
    // docs:begin crash="x", timeout=5s
    a.map { $0 / 2 }
      .filter { $0 != /x/ }
    // docs:end
    // nef:begin:hidden
    }
    // nef:end
    print(1) // prints: 1
    // prints: 2
    //: ## Section
    print(2)
    // Prints "2"
    /*: */
    struct S { var t: Int { didSet { g(t) } } }
    S(t: 1) // => S(t: 1)

    """
}
