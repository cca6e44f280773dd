import BlueprintREPL
import Foundation
import Testing

/// Stepping through a render shows the same on the way back as on the way there.
@Suite("Stepping")
struct SteppingTests {
    @Test("From the first event to the last and back: the same events, the same frames", arguments: ScriptTests.scripts)
    func thereAndBack(_ path: String) throws {
        let session = Session()
        try type(path, into: session)
        func answer(_ line: String) -> String {
            session.run(line: line).map(\.text.plain).joined(separator: "\n")
        }
        func stop() -> String { answer("where") + "\n" + answer("frames") }

        let first = answer("goto 1")
        let match = try #require(first.firstMatch(of: #/^1 of (\d+) /#), "\(first)")
        let count = try #require(Int(match.1))
        var there = [stop()]
        for _ in 1..<count {
            _ = answer("step")
            there.append(stop())
        }
        #expect(there.last?.hasPrefix("\(count) of \(count) ") == true)
        #expect(Set(there).count == count)
        var back = [stop()]
        for _ in 1..<count {
            _ = answer("back")
            back.append(stop())
        }
        #expect(there == back.reversed())
    }

    /// Types the lines of a script that build a tree.
    private func type(_ path: String, into session: Session) throws {
        let script = try String(contentsOf: Package.root.appendingPathComponent(path), encoding: .utf8)
        var input = ""
        for line in script.components(separatedBy: "\n") {
            if input.isEmpty, line.isEmpty || line.hasPrefix("//") || line.hasPrefix("expect ") { continue }
            input += input.isEmpty ? line : "\n" + line
            if session.needsMore(after: input) { continue }
            let outputs = session.run(line: input)
            #expect(outputs.allSatisfy { $0.kind != .error }, "\(path): \(input)")
            input = ""
        }
    }
}
