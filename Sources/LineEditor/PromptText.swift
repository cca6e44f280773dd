/// A prompt, split into visible text and escape sequences.
package struct PromptText: Equatable {
    /// The visible text.
    package let plain: String
    /// The form for libedit: escape sequences between U+0001 characters, never at the end.
    package let marked: String

    /// Splits a prompt.
    ///
    /// Escape sequences begin with ESC and `[`, and end with a letter. Other control characters become symbols.
    package init(_ prompt: String) {
        var plain = ""
        var marked = ""
        var escapes = ""
        var scalars = prompt.unicodeScalars[...]
        while let scalar = scalars.first {
            if let sequence = Self.escapeSequence(scalars) {
                escapes += sequence
                scalars = scalars.dropFirst(sequence.unicodeScalars.count)
                continue
            }
            if !escapes.isEmpty { marked += "\u{1}\(escapes)\u{1}" }
            escapes = ""
            let symbol = TerminalText.symbol(for: scalar)
            marked.unicodeScalars.append(symbol)
            plain.unicodeScalars.append(symbol)
            scalars = scalars.dropFirst()
        }
        // libedit attaches an escape sequence to the following character, and drops it if there is none.
        if !escapes.isEmpty {
            marked += "\u{1}\(escapes)\u{1} "
            plain += " "
        }
        self.plain = plain
        self.marked = marked
    }

    private static func escapeSequence(_ scalars: Substring.UnicodeScalarView) -> String? {
        guard scalars.starts(with: "\u{1b}[".unicodeScalars) else { return nil }
        let parameters = scalars.dropFirst(2).prefix { !$0.properties.isAlphabetic }
        guard let end = scalars.dropFirst(2 + parameters.count).first else { return nil }
        return "\u{1b}[\(String(parameters))\(end)"
    }
}
