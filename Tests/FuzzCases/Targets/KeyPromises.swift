import FullScreen
import LineEditor

/// The promises of input from a terminal: bytes may come in any pieces, and none of them is lost.
enum KeyPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        let inputs = decoded([bytes])
        var findings: [String] = []
        let inPieces = decoded(bytes.map { [$0] })
        if inPieces != inputs { findings.append("one by one: \(inPieces), together: \(inputs)") }
        if typed([bytes]) != typed(bytes.map { [$0] }) {
            findings.append("the prompt takes bytes one by one otherwise")
        }
        if pasteAfterDropping(bytes) != ["paste text"] { findings.append("a paste is lost after dropped bytes") }
        return findings + answer(bytes)
    }

    /// Returns the inspector's input of pieces with nothing after them.
    static func decoded(_ pieces: [[UInt8]]) -> [TerminalInput] {
        var decoder = InputDecoder()
        var inputs = pieces.flatMap { decoder.take($0) }
        while decoder.isPending {
            let rest = decoder.flush()
            // A paste waits for its end.
            if rest.isEmpty { break }
            inputs += rest
        }
        return inputs
    }

    /// Returns what the prompt reads of pieces.
    private static func typed(_ pieces: [[UInt8]]) -> [String] {
        var buffer = InputBuffer()
        return pieces.flatMap { typed($0, in: &buffer) }
    }

    /// Returns the pastes and characters that a piece completes.
    private static func typed(_ piece: [UInt8], in buffer: inout InputBuffer) -> [String] {
        var typed: [String] = []
        buffer.append(piece)
        while let head = buffer.head, head != .cutOff {
            if head == .paste {
                guard let paste = buffer.takePaste() else { break }
                typed.append("paste " + paste)
            } else if let scalar = buffer.takeScalar() {
                typed.append(String(scalar))
            }
        }
        return typed
    }

    /// Drops bytes, as Ctrl-C does, and pastes after them.
    private static func pasteAfterDropping(_ bytes: [UInt8]) -> [String] {
        var buffer = InputBuffer()
        _ = typed(bytes, in: &buffer)
        buffer.clear()
        return typed(Array("\u{1b}[200~text\u{1b}[201~".utf8), in: &buffer)
    }

    private static func answer(_ bytes: [UInt8]) -> [String] {
        var answer = TerminalAnswer()
        answer.take(bytes)
        var findings: [String] = []
        if let brightness = answer.brightness, !(0...1.0001).contains(brightness) {
            findings.append("a background of brightness \(brightness)")
        }
        var rest = bytes[...]
        let isKept = answer.typed.allSatisfy { byte in
            rest = rest.drop { $0 != byte }
            return rest.popFirst() != nil
        }
        if !isKept { findings.append("bytes beside an answer are others") }
        return findings
    }
}
