import Foundation

/// An entry of several lines written as one, and read again: `\n` is a newline, `\\` a backslash.
public enum EntryText {
    /// The entry as one line.
    public static func line(of entry: String) -> String {
        entry.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
    }

    /// The entry that a line stands for.
    public static func entry(of line: String) -> String {
        var entry = ""
        var escaped = false
        for character in line {
            if escaped {
                entry.append(character == "n" ? "\n" : character)
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else {
                entry.append(character)
            }
        }
        return entry
    }
}
