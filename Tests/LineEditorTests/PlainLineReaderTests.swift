import Foundation
import LineEditor
import Testing
import TextFiles

@Suite("Lines that are not typed")
struct PlainLineReaderTests {
    /// Returns the results of a reader for these bytes.
    private func results(of bytes: [UInt8], limit: Int = 100) throws -> [ReadResult] {
        let pipe = Pipe()
        let writing = Thread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? pipe.fileHandleForWriting.close()
        }
        writing.start()
        var reader = PlainLineReader(
            descriptor: pipe.fileHandleForReading.fileDescriptor,
            limits: LineLimits(line: limit)
        )
        var results: [ReadResult] = []
        while results.last != .endOfInput {
            results.append(reader.readLine())
            try #require(results.count < 10_000)
        }
        return results
    }

    private func results(of text: String, limit: Int = 100) throws -> [ReadResult] {
        try results(of: Array(text.utf8), limit: limit)
    }

    @Test("line ends of both kinds, empty lines, and a last line without an end")
    func lines() throws {
        #expect(
            try results(of: "a\r\nb\n\nc漢")
                == [.line("a"), .line("b"), .line(""), .line("c漢"), .endOfInput]
        )
        #expect(try results(of: "a\n") == [.line("a"), .endOfInput])
        #expect(try results(of: "") == [.endOfInput])
    }

    @Test("a line of the maximum length is read, a longer one is an error with its number")
    func limit() throws {
        let longest = String(repeating: "x", count: 100)
        #expect(try results(of: longest + "\n") == [.line(longest), .endOfInput])
        #expect(
            try results(of: "a\n" + longest + "y\nb\n").suffix(2) == [
                .fault(.tooLong(line: 2, limit: 100)), .endOfInput,
            ]
        )
        let huge = String(repeating: "x", count: 3_000_000)
        #expect(try results(of: huge) == [.fault(.tooLong(line: 1, limit: 100)), .endOfInput])
    }

    @Test("an input without end is an error at its limit, after the lines before it")
    func wholeLimit() throws {
        let pipe = Pipe()
        var reader = PlainLineReader(
            descriptor: pipe.fileHandleForReading.fileDescriptor,
            limits: LineLimits(whole: 5)
        )
        try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\nc\n".utf8))
        let results = (0..<4).map { _ in reader.readLine() }
        #expect(results == [.line("a"), .line("b"), .fault(.tooManyBytes(limit: 5)), .endOfInput])
    }

    @Test("a line of any length within the limit is read completely")
    func longLine() throws {
        let long = String(repeating: "漢", count: 300_000)
        #expect(try results(of: long + "\nb", limit: 1 << 20) == [.line(long), .line("b"), .endOfInput])
    }

    @Test("bytes that are not UTF-8 are an error at their place, never replaced")
    func notUTF8() throws {
        #expect(
            try results(of: [0x61, 0x0a, 0x62, 0xff]) == [.line("a"), .fault(.notUTF8(line: 2, byte: 2)), .endOfInput]
        )
        #expect(try results(of: [0xe6, 0xbc]) == [.fault(.notUTF8(line: 1, byte: 1)), .endOfInput])
        #expect(try results(of: [0xc3, 0xa9, 0x80]) == [.fault(.notUTF8(line: 1, byte: 3)), .endOfInput])
    }

    @Test("a NUL is an error at its place")
    func nul() throws {
        #expect(try results(of: "ab\0c") == [.fault(.containsNUL(line: 1, byte: 3)), .endOfInput])
    }

    @Test("a descriptor that cannot be read is an error")
    func unreadable() {
        var reader = PlainLineReader(descriptor: 9_999)
        let first = reader.readLine()
        let second = reader.readLine()
        guard case .fault(.unreadable) = first else {
            Issue.record("reading a descriptor that is not open gave \(first)")
            return
        }
        #expect(second == .endOfInput)
    }

    @Test("a line is returned before the next one arrives")
    func asTheyCome() throws {
        let pipe = Pipe()
        var reader = PlainLineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
        for text in ["a", "b"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
            #expect(reader.readLine() == .line(text))
        }
        try pipe.fileHandleForWriting.close()
        #expect(reader.readLine() == .endOfInput)
    }
}
