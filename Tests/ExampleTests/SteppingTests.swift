import Testing

/// Stepping back through a render shows the same as stepping forward.
@Suite("Stepping")
struct SteppingTests {
    @Test("From the first step to the last and back: the same steps, the same frames", arguments: ExampleFiles.scripts)
    func thereAndBack(_ path: String) throws {
        let session = try ExampleSession(typing: path)
        func stop() -> String { session.answer("where") + "\n" + session.answer("frames") }

        let first = session.answer("goto 1")
        let match = try #require(first.firstMatch(of: #/^1 of (\d+) /#), "\(first)")
        let count = try #require(Int(match.1))
        var there = [stop()]
        for _ in 1..<count {
            _ = session.answer("step")
            there.append(stop())
        }
        #expect(there.last?.hasPrefix("\(count) of \(count) ") == true)
        #expect(Set(there).count == count)
        var back = [stop()]
        for _ in 1..<count {
            _ = session.answer("back")
            back.append(stop())
        }
        #expect(there == back.reversed())
    }
}
