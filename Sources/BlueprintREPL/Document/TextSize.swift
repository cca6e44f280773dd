import Foundation

/// The size of a text in the font of the app: `textsize "Account name" 91.5x19.5`.
package struct TextSize: Hashable, Sendable {
    /// The whole text of a label.
    package var text: String
    /// The size in points, independent of the proposed width.
    package var size: CGSize

    /// The directive that sets it in a document.
    var comment: String { "// textsize \(Quoted.literal(text)) \(SizeText.text(size))" }
}

extension TextSize {
    /// The syntax of the command.
    static let usage = "textsize \"TEXT\" WxH"

    /// Words for the content size categories of UIKit.
    private static let categories = ["small", "medium", "large", "extraLarge", "accessibilityLarge"]

    /// Reads a text size from the words of a command.
    ///
    /// - Throws: an ``InputError`` at the word that does not fit.
    init(_ arguments: CommandArguments) throws {
        guard let text = arguments.words.first else {
            throw InputError("the text is missing", fix: .usage(Self.usage), at: arguments.end)
        }
        guard text.isQuoted, !text.unquoted.isEmpty else {
            let fix = Self.categories.contains(text.text) ? ForeignName.advice(word: "sizeCategory") : nil
            throw InputError(
                "the text must be in quotes",
                fix: fix.map(Fix.advice) ?? .usage(Self.usage),
                at: text.offset
            )
        }
        guard arguments.words.count > 1 else {
            throw InputError("the size is missing", fix: .usage(Self.usage), at: arguments.end)
        }
        let word = arguments.words[1]
        guard let size = SizeText.size(word.text), size.width > 0, size.height > 0, size.width <= SizeText.largest,
            size.height <= SizeText.largest
        else {
            throw InputError(
                "'\(word.text)' is not a text size",
                fix: "type \(Self.usage), in points, greater than 0 and at most 100000 in each direction",
                at: word.offset
            )
        }
        try arguments.atMost(2, usage: Self.usage)
        self.init(text: text.unquoted, size: size)
    }
}
