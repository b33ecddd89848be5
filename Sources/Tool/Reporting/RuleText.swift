import DocumentModel

extension Diagnostic.Rule {
  /// What the rule asks for, in a sentence.
  var summary: String {
    switch self {
    case .compileError: "Examples compile."
    case .compileWarning: "Examples compile without warnings."
    case .crash: "Examples run to their end without a trap."
    case .uncaughtError: "Examples throw no error that nobody catches."
    case .timeout: "Examples end within their time-out."
    case .valueMismatch: "A value is what the page states."
    case .outputMismatch: "The output is what the page states."
    case .missingError: "An example that must not compile has the stated error."
    case .missingWarning: "An example that must warn has the stated warning."
    case .missingCrash: "An example that must trap does, with the stated message."
    case .missingThrow: "An example that must throw does, with the stated error."
    case .noValue: "Each expectation is reached by a value or output."
    case .unknownAttribute: "Attributes are among those that exist."
    case .attributeClash: "Attributes of an example agree with each other."
    case .badAttribute: "Attributes have values that make sense."
    case .markup: "Markup is well-formed."
    case .frontMatter: "Front matter is well-formed YAML with sensible values."
    case .permalinkClash: "Each page has a permalink of its own."
    case .titleMismatch: "A page's title and its first heading agree."
    case .deadLink: "Links lead to pages and files that exist."
    case .deadAnchor: "Links to headings lead to headings that exist."
    case .unknownTag: "Tags in prose are HTML's."
    case .staleInclude: "Included code equals the file it comes from."
    case .noExamples: "There is at least one example to verify."
    case .readError: "Files of the project can be read."
    }
  }

  /// What an author does about it.
  var advice: String {
    switch self {
    case .compileError: "Correct the code, or mark an example that must not compile with “error”."
    case .compileWarning: "Correct the code, or state the warning with “warning”."
    case .crash: "Correct the code, or mark an example that must trap with “crash”."
    case .uncaughtError: "Catch the error, or mark an example that must throw with “throws”."
    case .timeout: "Let the example end, or give it more time with “timeout”."
    case .valueMismatch, .outputMismatch: "Correct the code, or what the page states."
    case .missingError, .missingWarning, .missingCrash, .missingThrow:
      "State what the example does now, or take the attribute away."
    case .noValue: "Put the expectation behind a statement that runs and has a value or output."
    case .unknownAttribute: "Use the attribute that the message suggests, or take it away."
    case .attributeClash: "Keep one of the attributes, or separate the examples with “scope”."
    case .badAttribute: "Give the attribute a value as the message shows."
    case .markup: "Add the missing end, or take the command away."
    case .frontMatter: "Correct the line of the head; quote text that holds “: ” or begins with a sign."
    case .permalinkClash: "Give one of the pages another name or a “permalink” of its own."
    case .titleMismatch: "Let the title and the first heading say the same."
    case .deadLink, .deadAnchor: "Correct the link's target."
    case .unknownTag: "Write code in backticks; `Array<Int>` is a tag otherwise."
    case .staleInclude: "Copy the file's text into the example."
    case .noExamples: "Name a folder with pages that hold Swift examples."
    case .readError: "Make the file readable; pages are UTF-8."
    }
  }

  /// Whether it kept an example from being carried out, where others tell that what was carried out is not what was stated.
  var isObstacle: Bool {
    switch self {
    case .compileError, .crash, .uncaughtError, .timeout, .unknownAttribute, .attributeClash, .badAttribute, .markup,
      .frontMatter, .noExamples, .readError:
      true
    case .compileWarning, .valueMismatch, .outputMismatch, .missingError, .missingWarning, .missingCrash,
      .missingThrow, .noValue, .permalinkClash, .titleMismatch, .deadLink, .deadAnchor, .unknownTag, .staleInclude:
      false
    }
  }
}
