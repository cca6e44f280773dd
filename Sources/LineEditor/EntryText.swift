import Foundation

/// Entries of several lines written as one line: `\n` is a newline, `\\` a backslash.
public enum EntryText {
    /// Returns an entry as one line.
    public static func line(of entry: String) -> String {
        entry.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
    }

    /// Returns the entry of a line.
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
