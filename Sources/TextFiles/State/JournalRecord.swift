/// The lines of a session, as its journal keeps them.
///
/// A journal consists of records, one per line of the file. The first character tells their kind: `@` the working
/// folder, `>` a line that begins, `#` a file that it read, with a hash, `=` its end, `-` that it was refused, `<` the text
/// that a file had when the session read it, before the session replaced it, and `.` that the session was left.
package struct JournalRecord: Equatable, Sendable {
    /// A file that a line read.
    package struct Reading: Hashable, Sendable {
        /// The path, as it was typed.
        package var path: String
        /// The hash of the text; nil if the file could not be read.
        package var hash: String?

        /// A file that was read.
        package init(path: String, hash: String?) {
            self.path = path
            self.hash = hash
        }
    }

    /// A completed line.
    package struct Line: Equatable, Sendable {
        /// The text, which may have several lines.
        package var text: String
        /// The files that it read.
        package var readings: [Reading] = []
    }

    /// The working folder of the session; nil if it is not recorded.
    package private(set) var folder: String?
    /// The completed lines.
    package private(set) var lines: [Line] = []
    /// The texts of files that the session read and then replaced, by their hashes.
    package private(set) var replacedTexts: [String: String] = [:]
    /// The line that was begun and not completed; it may have caused a crash.
    package private(set) var unfinished: String?
    /// True if the session was left after its last line, rather than interrupted.
    package private(set) var wasLeft = false
    /// The bytes of the records that cannot be read, with their line breaks.
    package private(set) var unreadable: [UInt8] = []
    /// The number of those records.
    package private(set) var unreadableCount = 0

    private var current: Line?

    /// Reads a journal record by record; a record that cannot be read does not affect those around it.
    ///
    /// The last record may be cut at any byte.
    package init(_ bytes: [UInt8]) {
        for line in LineSplitter.lines(of: bytes, limits: .none) {
            if let text = try? line.text(), take(text[...], isWhole: line.isEnded) { continue }
            unreadable += line.bytes + [UInt8(ascii: "\n")]
            unreadableCount += 1
            switch line.bytes.first {
            // The end that follows belongs to this record, if it was a line.
            case UInt8(ascii: ">"): current = nil
            // Damage behind its first character does not undo the end of a line.
            case UInt8(ascii: "="): finishLine()
            default: break
            }
        }
        unfinished = current?.text
        current = nil
    }

    /// Takes a record; returns false if it is of no known kind.
    private mutating func take(_ record: Substring, isWhole: Bool) -> Bool {
        let content = EntryText.entry(of: String(record.dropFirst(2)))
        switch record.first {
        case "@" where isWhole: folder = content
        case ">": (current, wasLeft) = (Line(text: content), false)
        case "#" where isWhole: current?.readings.append(Self.reading(of: content))
        case "<" where isWhole: replacedTexts[TextHash.hash(of: content)] = content
        case "=": finishLine()
        case "-" where record == "-": current = nil
        // The line that ended the session is not one of its lines.
        case "." where record == ".": (current, wasLeft) = (nil, true)
        // A cut record about a line that did not end.
        case "@", "#", "<", nil: break
        default: return false
        }
        return true
    }

    private mutating func finishLine() {
        if let finished = current { lines.append(finished) }
        current = nil
    }

    private static func reading(of content: String) -> Reading {
        let parts = content.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let hash = parts[0] == "-" ? nil : String(parts[0])
        return Reading(path: parts.count > 1 ? String(parts[1]) : "", hash: hash)
    }
}

// MARK: - Writing

extension JournalRecord {
    /// Returns the record of the working folder.
    package static func text(ofFolder folder: String) -> String { "@ \(EntryText.line(of: folder))\n" }

    /// Returns the record of a line that begins.
    package static func text(ofBegin line: String) -> String { "> \(EntryText.line(of: line))\n" }

    /// The record of a line that was refused, so that it is not one of the session.
    static let textOfRefusal = "-\n"

    /// The record of a session that is left.
    static let textOfLeaving = ".\n"

    /// Returns the record of the text of a file that is replaced.
    static func text(ofReplaced text: String) -> String { "< \(EntryText.line(of: text))\n" }

    /// The records of all lines.
    var textOfLines: String {
        replacedTexts.values.sorted().map(Self.text(ofReplaced:)).joined()
            + lines.map { Self.text(ofBegin: $0.text) + Self.text(ofEnd: $0.readings) }.joined()
    }

    /// Returns the records of a line that ends.
    package static func text(ofEnd readings: [Reading]) -> String {
        readings.map { "# \($0.hash ?? "-") \(EntryText.line(of: $0.path))\n" }.joined() + "=\n"
    }
}

/// Entries of several lines written as one line: `\n` is a newline, `\r` a carriage return, `\\` a backslash.
package enum EntryText {
    private static let backslash = UInt8(ascii: "\\")

    /// Returns an entry as one line.
    package static func line(of entry: String) -> String {
        // Bytes, because a combining mark after a newline or a backslash would form one character with it.
        let bytes = entry.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case backslash: [backslash, backslash]
            case UInt8(ascii: "\n"): [backslash, UInt8(ascii: "n")]
            case UInt8(ascii: "\r"): [backslash, UInt8(ascii: "r")]
            default: [byte]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the entry of a line; a backslash before another character is dropped.
    package static func entry(of line: String) -> String {
        var entry: [UInt8] = []
        var isEscaped = false
        for byte in line.utf8 {
            if isEscaped {
                entry.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "r") ? 13 : byte)
                isEscaped = false
            } else if byte == backslash {
                isEscaped = true
            } else {
                entry.append(byte)
            }
        }
        return String(decoding: entry, as: UTF8.self)
    }
}
