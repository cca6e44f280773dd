import RegexBuilder
import Testing

/// Codes and their facts decide: a message is made last, and nothing reads it again.
@Suite("Messages")
struct MessageTests {
    @Test("Nothing looks for words in a message or in a fix")
    func messages() {
        expectNone(Project.sources.flatMap(Self.findings))
    }

    @Test("Each way to look for words in a message is found, and no other text")
    func wrongMessages() {
        let text = """
            if error.message.hasPrefix("cannot find") {}
            if error.message == "stopped" {}
            let name = fault.message.wholeMatch(of: /'(.*)'/)
            let isNear = error.fix?.hasPrefix("did you mean")
            let isList = fix.text.contains("it has ")
            message = message.replacing(" in call", with: " in subscript")
            let words = error.message.split(separator: " ")
            let text = error.message
            let same = error.message == other.message
            let isPrefix = prefix.hasPrefix("#")
            for row in fix.text.split(separator: "\\n") {}
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(Self.findings(in: file).map(\.line) == [1, 2, 3, 4, 5, 6, 7])
    }

    /// Messages of other programs and libraries that give nothing but text.
    private static let foreign: Set<String> = ["Sources/blueprint/Blueprint.swift"]

    /// The rows in which a fix is printed.
    private static let printed = #"fix.text.split(separator: "\n")"#

    private static func findings(in file: SwiftFile) -> [Finding] {
        guard !foreign.contains(file.path) else { return [] }
        let use = Self.use
        return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index,
            line in
            guard line.contains("message") || line.contains("fix"), !line.contains(printed), line.contains(use) else {
                return nil
            }
            return Finding(path: file.path, line: index + 1, advice: "decide by the code: a message is only shown")
        }
    }

    /// A message or a fix whose text is asked.
    private static var use: Regex<Substring> {
        let text = #/\b(?:message|fix)[?!]?(?:\.text|\.message)?/#
        let ways = #/\.(?:has|contains|whole|prefixMatch|first|replac|range|starts|split|trimming)/#
        // By default, a period between letters is no end of a word.
        return Regex {
            text
            ChoiceOf {
                ways
                #/ [!=]= "/#
            }
        }.wordBoundaryKind(.simple)
    }
}
