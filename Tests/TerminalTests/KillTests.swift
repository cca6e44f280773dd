import Foundation
import TerminalPrograms
import TestTiers
import Testing
import TextFiles

/// Sessions that are killed without warning, and resumed.
@Suite("Killed sessions", .onOwnThreads, .merge)
struct KillTests {
    /// A moment at which a session is killed.
    private enum Moment {
        /// After bytes of the answer were read, while the rest is drawn.
        case drawing(bytes: Int)
        /// After bytes of the echo were read, while the line is typed or run.
        case running(bytes: Int)
    }

    private static let chains = TestTier.sample(of: Array(0..<10), fast: 5, merge: 3)
    private static let roundsPerChain = 20
    /// Two numbers that spread the moments; they have no divisor in common with the lengths of answers.
    private static let steps = (drawing: 97, running: 3)

    /// Returns the moments of a chain of sessions; half of them are while an answer is drawn.
    private static func moments(of chain: Int) -> [Moment] {
        (0..<roundsPerChain).map { round in
            let number = chain * roundsPerChain + round
            return round % 2 == 0
                ? .drawing(bytes: 1 + number / 2 * steps.drawing)
                : .running(bytes: number / 2 * steps.running % 70)
        }
    }

    /// Returns the lines in the only journal.
    private func journal(in home: HomeFolder) throws -> [String] {
        let folder = home.folder + "/state/blueprint/journal"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.first != "." }
        #expect(names.count == 1)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + (names.first ?? "")))
        return JournalRecord(Array(bytes)).lines.map(\.text)
    }

    @Test(
        "A session that is killed at any moment loses no line whose answer began, and repeats none",
        arguments: chains
    )
    func killed(chain: Int) throws {
        let home = try HomeFolder()
        let setup = ["viewport 1200x900", "Column()"]
        let first = try KilledSession([], environment: home.environment)
        try first.readToPrompt()
        for line in setup {
            first.type(line)
            try first.readToPrompt()
        }
        try first.kill()

        var kept: [String] = setup
        for (round, moment) in Self.moments(of: chain).enumerated() {
            let session = try KilledSession(["--resume"], environment: home.environment)
            let greeting = try session.readToPrompt()
            #expect(greeting.contains("resumed: \(kept.count) lines replayed"))
            let line = "Label(text: \"<\(round)>\")"
            session.type(line)
            switch moment {
            case .drawing(let bytes): try session.readAnswer(bytes: bytes)
            case .running(let bytes): try session.read(bytes: bytes)
            }
            try session.kill()
            let lines = try journal(in: home)
            if case .drawing = moment {
                #expect(lines == kept + [line], "\(moment)")
            } else {
                #expect(lines == kept || lines == kept + [line], "\(moment)")
            }
            kept = lines
        }

        let last = try KilledSession(["--resume"], environment: home.environment)
        try last.readToPrompt()
        last.type("swift")
        let answer = try last.readToPrompt()
        let labels = answer.matches(of: #/Label\(text: "(<\d+>)"\)/#).map { String($0.1) }
        #expect(labels == kept.dropFirst(setup.count).compactMap { $0.firstMatch(of: #/<\d+>/#).map { String($0.0) } })
    }
}
