import BlueprintREPL
import Foundation
import Testing

/// The same programs typed into a session line by line, as `blueprint run` does it.
@Suite("Programs at the prompt")
struct PromptTests {
    /// The examples, and one program of eight: each line of a session evaluates all that was typed before.
    ///
    /// What is no Swift is refused by the session itself, in words of its own.
    private static let programs =
        Program.examples
        + Program.all.filter { $0.topic != "syntax" }.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)

    @Test("A program runs at the prompt, or is refused there", arguments: programs)
    func program(_ program: Program) throws {
        let session = try #require(onBigStack { TypedProgram(program) })
        if let failure = program.failure {
            // At the prompt a name may be declared anew.
            if failure.message.hasSuffix("is declared twice") { return }
            let said = session.failures.joined(separator: " ").split(whereSeparator: \.isWhitespace)
            let expected = failure.message.split(whereSeparator: \.isWhitespace)
            #expect(said.joined(separator: " ").contains(expected.joined(separator: " ")))
        } else {
            #expect(session.failures == [])
            // What has no tree has printed all that comes out of it.
            if session.isWithoutTree, program.topic != "Examples" { #expect(session.printed == program.lines) }
        }
    }
}

/// What a session said to a program.
private struct TypedProgram: Sendable {
    private(set) var failures: [String] = []
    private(set) var printed: [String] = []
    private(set) var isWithoutTree = true

    init(_ program: Program) {
        var outputs: [Output] = []
        _ = ScriptRunner().run(program.text, name: program.path) { outputs.append($0) }
        for output in outputs {
            switch output.kind {
            case .error, .unmet: failures.append(output.text.plain)
            case .note: printed.append(output.text.plain)
            case .result, .drawing:
                // A session shows what a view of the program has been given, so its callbacks are called twice.
                let shows = ["is the root", "views: created"].contains { output.text.plain.contains($0) }
                isWithoutTree = isWithoutTree && !shows
            }
        }
    }
}
