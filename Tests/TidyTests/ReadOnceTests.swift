import TestTiers
import Testing

/// A typed text is expanded, scanned, classified and parsed once, and passed on as what it was read as.
@Suite("Read once")
struct ReadOnceTests {
    /// A step of reading, and the files that may take it.
    struct Step: Sendable, CustomTestStringConvertible {
        /// The call that takes the step.
        let call: String
        /// The files; all but the first read another text than the typed one, or look ahead at the inputs of a script.
        let files: [String]

        var testDescription: String { call }

        func findings(in files: [SwiftFile]) -> [Finding] {
            let users = files.filter { $0.text.contains(call) }
            let wrong = users.filter { !self.files.contains($0.path) }.map(\.path)
            let unused = self.files.filter { path in !users.contains { $0.path == path } }
            return wrong.map { Finding(path: $0, line: 1, advice: "take the TypedText or ReadInput, not \(call)…)") }
                + unused.map { Finding(path: $0, line: 1, advice: "take it out of ReadOnceTests: no \(call)…)") }
        }
    }

    static let steps = [
        Step(call: ".expanded(", files: ["Reading/TypedText.swift", "Commands/SessionCommands.swift"].map(path)),
        Step(call: ".recalled(", files: ["Reading/TypedText.swift"].map(path)),
        Step(
            call: " classify(",
            files: [
                "Reading/TypedText.swift", "Reading/DeclarationOrder.swift", "Reading/LineReader.swift",
                "Correcting/LineReader+SwiftUI.swift", "Reading/InputLine.swift",
            ].map(path)
        ),
        Step(
            call: "reader.classify(",
            files: ["Answers/Answers+Trying.swift", "Commands/ComparingCommands.swift"].map(path)
        ),
        Step(
            call: "SourceCompleteness(",
            files: ["Reading/TypedText.swift", "Reading/ScriptLines.swift"].map(path)
        ),
        Step(call: "ParsedSwift(", files: ["Reading/LineReader.swift", "Document/SwiftInput.swift"].map(path)),
    ]

    private static func path(_ file: String) -> String { "Sources/BlueprintREPL/" + file }

    @Test("Each step of reading is taken where the text is read", .merge, arguments: steps)
    func once(_ step: Step) {
        let files = Project.sources.filter { file in
            ["Sources/BlueprintREPL/", "Sources/blueprint/"].contains { file.path.hasPrefix($0) }
        }
        expectNone(step.findings(in: files))
    }

    @Test("A step elsewhere, and a file that takes none, are found")
    func wrongSteps() {
        let step = Step(call: "read(", files: ["A.swift", "B.swift"])
        let files = ["A", "C"].map { SwiftFile(path: "\($0).swift", text: "read(line)") }
        #expect(step.findings(in: files).map(\.path) == ["C.swift", "B.swift"])
    }
}
