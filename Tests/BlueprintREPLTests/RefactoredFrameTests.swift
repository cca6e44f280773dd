import BigStack
import BlueprintREPL
import RandomNumbers
import TestSessions
import TestTiers
import Testing

/// The same is shown when a component is made, renamed, or replaced by its body.
@Suite struct RefactoredFrameTests {
    @Test(arguments: 0..<TestTier.choice(fast: 3, merge: 6, all: 80)) func randomDocumentsShowTheSame(seed: Int) throws
    {
        try onBigStack {
            var lines = RandomLines(seed: seed)
            var random = Dice(seed: seed, number: 0)
            let session = Session.sharing()
            for line in lines.start() { _ = session.run(line: line) }
            for _ in 0..<14 { _ = session.run(line: lines.next(in: session)) }
            var changes = 0
            for number in 0..<30 {
                let line = Self.line(number, in: session, &random)
                let before = (Self.views(of: session), session.document.source)
                let isRefused = session.run(line: line).contains(where: \.isFailure)
                let place: Comment = "seed \(seed), \(number): \(line) in \(before.1)"
                #expect(Self.views(of: session) == before.0, place)
                if !isRefused { changes += 1 }
                guard !isRefused, number % 3 == 0 else { continue }
                _ = session.run(line: "undo")
                #expect(session.document.source == before.1, place)
            }
            #expect(changes > 0, "seed \(seed): \(session.document.source)")
        }
    }

    /// The views with their frames and texts.
    private static func views(of session: Session) -> [String] {
        session.render.snapshot.views.map { "\($0.className) \($0.frame) \($0.content.text ?? "")" }
    }

    private static func line(_ number: Int, in session: Session, _ random: inout Dice) -> String {
        let nodes = session.document.outline.nodes
        let names = session.document.outline.declarations.map(\.name)
        let node = nodes.isEmpty ? nil : nodes[random.below(nodes.count)]
        switch random.below(4) {
        case 0: return "inline \(names.isEmpty ? "#1" : names[random.below(names.count)])"
        case 1: return "inline #\(node?.number ?? 1)"
        case 2: return "rename \(names.isEmpty ? "a" : names[random.below(names.count)]) New\(number)"
        default:
            let inner = nodes.filter { $0.name == "Label" && node?.range.contains($0.nameOffset) == true }
            let holes = inner.prefix(3).enumerated().map { "text\($0): #\($1.number).text" }
            let parameters = holes.isEmpty ? "" : "(\(holes.joined(separator: ", ")))"
            return "extract #\(node?.number ?? 1) Part\(number)\(parameters)"
        }
    }
}
