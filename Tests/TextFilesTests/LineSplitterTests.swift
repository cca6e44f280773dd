import Testing
import TextFiles

@Suite("Lines of bytes")
struct LineSplitterTests {
    /// Returns the lines of pieces that arrive one after another, and the fault at the end.
    private func lines(_ pieces: [[UInt8]], limits: LineLimits) -> (lines: [TextLine], fault: InputFault?) {
        var splitter = LineSplitter(limits: limits)
        var lines: [TextLine] = []
        do {
            for piece in pieces {
                splitter.append(piece)
                while let line = try splitter.next() { lines.append(line) }
            }
            splitter.end()
            while let line = try splitter.next() { lines.append(line) }
            return (lines, nil)
        } catch {
            return (lines, error)
        }
    }

    private func texts(_ text: String, limits: LineLimits = LineLimits()) -> [String] {
        LineSplitter.lines(of: Array(text.utf8), limits: limits).map { line in
            do throws(InputFault) {
                return try line.text()
            } catch {
                return "\(error.line ?? 0):\(error.column): \(error)"
            }
        }
    }

    @Test("Text that is cut into pieces anywhere has the same lines")
    func pieces() {
        let bytes = Array("a\r\nbc\n\n漢字\nlast".utf8)
        let whole = lines([bytes], limits: LineLimits())
        #expect(whole.lines.compactMap { try? $0.text() } == ["a", "bc", "", "漢字", "last"])
        #expect(whole.lines.map(\.isEnded) == [true, true, true, true, false])
        for size in 1..<bytes.count {
            let pieces = stride(from: 0, to: bytes.count, by: size).map {
                Array(bytes[$0..<min(bytes.count, $0 + size)])
            }
            #expect(lines(pieces, limits: LineLimits()).lines == whole.lines)
        }
    }

    @Test("A line at its limit is read; a longer one is an error at its number, and the next line is read")
    func longLine() {
        let limits = LineLimits(line: 3)
        #expect(texts("abc\r\nabcd\nab", limits: limits) == ["abc", "2:1: the line is longer than 3 bytes", "ab"])
        #expect(texts("abcdefgh", limits: limits) == ["1:1: the line is longer than 3 bytes"])
        let long = Array(repeating: Array("xxxxxxxx".utf8), count: 100) + [Array("\nab\n".utf8)]
        #expect(lines(long, limits: limits).lines.map(\.number) == [1, 2])
    }

    @Test("A text at its limit is read; of a longer one, the lines up to the limit are read")
    func longText() {
        let exact = lines([Array("ab\ncd\n".utf8)], limits: LineLimits(whole: 6))
        #expect(exact.lines.count == 2 && exact.fault == nil)
        let longer = lines([Array("ab\n".utf8), Array("cd\ne".utf8)], limits: LineLimits(whole: 6))
        #expect(longer.lines.count == 2)
        #expect(longer.fault == .tooManyBytes(limit: 6))
        #expect(longer.fault?.description == "the input is longer than 6 bytes")
        #expect(longer.fault?.line == nil)
    }

    @Test("Bytes that are not text are an error at their place; the lines around them are read")
    func notText() {
        let bytes: [UInt8] = [0x61, 0x0a, 0x62, 0xff, 0x0a, 0x00, 0x0a, 0x63]
        let lines = LineSplitter.lines(of: bytes)
        #expect(lines.compactMap { try? $0.text() } == ["a", "c"])
        #expect(throws: InputFault.notUTF8(line: 2, byte: 2)) { try lines[1].text() }
        #expect(throws: InputFault.containsNUL(line: 3, byte: 1)) { try lines[2].text() }
    }
}
