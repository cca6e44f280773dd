import BlueprintInspector
import BlueprintREPL
import Foundation

/// Promises that every output keeps, for any input.
enum Promises {
    /// Names from the program's own source, which no message may contain.
    private static let internals = [
        "$s", "(unknown context", "<error", "BindingError", "Optional(", "SwiftInterpreter", "SwiftSyntax",
        "WrittenType(",
    ]
    private static let longestMessage = 3_000

    /// Returns the promises that an output breaks.
    ///
    /// - Parameters:
    ///   - source: all typed text, whose words may appear in messages.
    ///   - input: the text that the locations of errors refer to; nil if unknown.
    static func broken(by output: Output, source: String, input: String?) -> [String] {
        var findings: [String] = []
        let text = output.text.plain
        if let scalar = text.unicodeScalars.first(where: isControl) {
            findings.append("a control character \\u{\(String(scalar.value, radix: 16))} in the output")
        }
        if let json = output.json?.text, !isJSON(json) {
            findings.append("what should be JSON is not: \(json.prefix(200))")
        }
        guard output.isFailure else { return findings }
        guard let error = output.error else {
            return findings + (output.kind == .error ? ["an error without its parts: \(text.prefix(200))"] : [])
        }
        if error.message.allSatisfy(\.isWhitespace) { findings.append("an error without a message") }
        if error.message.utf8.count > longestMessage {
            findings.append("a message of \(error.message.utf8.count) bytes: \(error.message.prefix(200))")
        }
        for word in internals where error.message.contains(word) || error.fix?.text.contains(word) == true {
            if !source.contains(word) { findings.append("\(word) in a message: \(error.message.prefix(300))") }
        }
        if let offset = error.offset, let input, !(0...input.utf8.count).contains(offset) {
            findings.append("an error at \(offset) of \(input.utf8.count) bytes: \(error.message.prefix(200))")
        }
        return findings
    }

    /// The number of columns from which on all output fits.
    private static let narrowest = 40

    /// Returns the promises about the width and the characters of a terminal that an output breaks.
    static func broken(
        by output: Output,
        on screen: (columns: Int, style: DrawingStyle),
        input: String,
        typed: String
    ) -> [String] {
        var findings: [String] = []
        // Programs print what they like, errors repeat what was typed, and lessons contain sessions of their own.
        guard !output.isFailure, !input.contains("lesson") else { return [] }
        for line in output.text.lines where !line.spans.contains(where: { $0.style == .source }) {
            if screen.columns >= narrowest, line.columns > screen.columns, output.kind != .note {
                findings.append("a line of \(line.columns) columns: \(line.plain.prefix(200))")
            }
            guard screen.style == .ascii else { continue }
            if let other = line.plain.first(where: { !$0.isASCII && !typed.contains($0) }) {
                findings.append("'\(other)' in ASCII: \(line.plain.prefix(200))")
            }
        }
        return findings
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func isJSON(_ text: String) -> Bool {
        !text.contains("\n") && (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
    }
}
