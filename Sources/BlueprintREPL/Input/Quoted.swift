import Foundation

/// Swift literals of values.
enum Quoted {
    /// Returns a string literal with special characters escaped.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 32 || scalar.value == 127:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns a literal of a finite number, without a fraction if it is whole.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(format: "%.0f", value) : "\(value)"
    }
}

/// Quotation marks of other languages and of word processors, which Swift does not read as such.
enum StraightQuotes {
    /// The closing marks of the opening ones.
    private static let closing: [Character: [Character]] = [
        "'": ["'"], "\u{2018}": ["\u{2019}"], "\u{201c}": ["\u{201d}"], "\u{201d}": ["\u{201d}"],
        "\u{201e}": ["\u{201c}", "\u{201d}"], "\u{ab}": ["\u{bb}"],
    ]

    /// Returns a line whose texts have Swift's quotation marks; nil if none of them has another mark.
    static func line(_ line: String) -> String? {
        var result = ""
        var rest = line[...]
        var hasChanged = false
        while let first = rest.first {
            if first == "\"" {
                let text = rest.prefix(closedBy: ["\""]) ?? rest
                result += text
                rest = rest.dropFirst(text.count)
            } else if let marks = closing[first], let text = rest.prefix(closedBy: marks) {
                result += Quoted.literal(String(text.dropFirst().dropLast()))
                rest = rest.dropFirst(text.count)
                hasChanged = true
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return hasChanged ? result : nil
    }
}

extension Substring {
    /// Returns the start of the text up to the first of some marks behind its first character; nil if there is none.
    ///
    /// A mark behind a backslash does not count.
    fileprivate func prefix(closedBy marks: [Character]) -> Substring? {
        var isEscaped = false
        for index in indices.dropFirst() {
            if !isEscaped, marks.contains(self[index]) { return self[...index] }
            isEscaped = !isEscaped && self[index] == "\\"
        }
        return nil
    }
}
