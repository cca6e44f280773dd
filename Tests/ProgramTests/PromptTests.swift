import BlueprintREPL
import Foundation
import ProgramCases
import Testing

/// The same programs, typed into a session line by line as `blueprint run` does.
@Suite("Programs at the prompt")
struct PromptTests {
    /// The examples and every eighth program: each line of a session evaluates everything typed before it.
    ///
    /// Text that is not valid Swift is rejected by the session itself, with different messages.
    private static let programs =
        Program.examples
        + Program.all.filter { $0.topic != "syntax" }.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)

    @Test("A program runs at the prompt, or is rejected there", arguments: programs)
    func program(_ program: Program) throws {
        let session = try #require(onBigStack { TypedProgram(program) })
        if let failure = program.failure {
            // At the prompt a name may be declared again.
            if failure.message.hasPrefix("invalid redeclaration of") { return }
            // A declaration that is refused together with another one is then refused for the lack of that one.
            if failure.message.hasSuffix("references itself") { return }
            let said = session.failures.joined(separator: " ").split(whereSeparator: \.isWhitespace)
            let expected = failure.message.split(whereSeparator: \.isWhitespace)
            #expect(said.joined(separator: " ").contains(expected.joined(separator: " ")))
        } else {
            #expect(session.failures == [])
            // Without a tree, the printed lines are the entire output.
            if session.isWithoutTree, program.topic != "Examples" { #expect(session.printed == program.lines) }
        }
    }
}

/// The output of a session for a program.
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
                // A session renders a view that the program has already rendered, so its callbacks are called twice.
                let shows = ["is the root", "views: created"].contains { output.text.plain.contains($0) }
                isWithoutTree = isWithoutTree && !shows
            }
        }
    }
}
