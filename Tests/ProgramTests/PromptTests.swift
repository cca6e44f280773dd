import BlueprintREPL
import Foundation
import ProgramCases
import TestSessions
import TestTiers
import Testing

/// The same programs, typed into a session line by line, and read as a whole as `blueprint run` does with Swift files.
@Suite("Programs at the prompt")
struct PromptTests {
    /// The examples and every eighth program: each line of a session evaluates everything typed before it.
    ///
    /// Text that is not valid Swift is rejected by the session itself, with different messages.
    private static let programs = TestTier.sample(
        of: Program.examples
            + Program.all.filter { $0.topic != "syntax" }.enumerated().filter { $0.offset % 8 == 0 }.map(\.element),
        fast: 8,
        merge: 2
    )

    @Test("A program runs at the prompt, or is rejected there", arguments: programs)
    func program(_ program: Program) throws {
        let session = try #require(onBigStack { SessionOutput(program.text, name: program.sentence) })
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

    @Test("A file prints what the program prints, or is rejected", arguments: programs)
    func file(_ program: Program) throws {
        let session = try #require(onBigStack { SessionOutput(program.text, name: program.path) })
        if let failure = program.failure {
            let said = session.failures.joined(separator: " ").split(whereSeparator: \.isWhitespace)
            let expected = failure.message.split(whereSeparator: \.isWhitespace)
            #expect(said.joined(separator: " ").contains(expected.joined(separator: " ")))
        } else {
            #expect(session.failures == [])
            if !session.isDrawn, program.topic != "Examples" { #expect(session.printed == program.lines) }
        }
    }
}

/// The output of a session for a text.
private struct SessionOutput: Sendable {
    private(set) var failures: [String] = []
    private(set) var printed: [String] = []
    private(set) var isWithoutTree = true
    /// True if there is other output than printed lines: of a file, its drawing.
    private(set) var isDrawn = false

    init(_ text: String, name: String) {
        var outputs: [Output] = []
        _ = ScriptRunner.sharing().run(text, name: name) { outputs.append($0) }
        for output in outputs {
            switch output.kind {
            case .error, .unmet: failures.append(output.text.plain)
            case .note where output.text.plain.hasPrefix("views: "): isDrawn = true
            // What is said about the source is no line of the program.
            case .note where output.text.plain.hasPrefix("note: "): break
            case .note: printed.append(output.text.plain)
            case .met: break
            case .result, .drawing:
                // A session renders a view that the program has already rendered, so its callbacks are called twice.
                let shows = ["is the root", "views: created"].contains { output.text.plain.contains($0) }
                isWithoutTree = isWithoutTree && !shows
                isDrawn = true
            }
        }
    }
}
