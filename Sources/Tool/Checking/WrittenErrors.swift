import DocumentModel
import Programs

/// Joins what the programs of a page wrote to standard error.
enum WrittenErrors {
  static func of(_ programs: [Program], _ transcripts: [Transcript]) -> ErrorOutput {
    var output = ErrorOutput()
    var shared: [ProgramScope: [ArraySlice<UInt8>]] = [:]
    for (program, transcript) in zip(programs, transcripts) where !transcript.errorOutput.isEmpty {
      var lines = lines(of: transcript.errorOutput)[...]
      if program.subject == nil {
        shared[program.scope] = Array(lines)
      } else if !transcript.errorOutputIsCut {
        // The code above a failing block writes again what it wrote in the program of its scope.
        lines = lines.dropFirst(zip(lines, shared[program.scope] ?? []).prefix { $0 == $1 }.count)
      }
      output.append(lines, areLast: transcript.errorOutputIsCut)
    }
    return output
  }

  /// Without blank lines at the end.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    while let last = lines.last, last.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { lines.removeLast() }
    return lines
  }
}
