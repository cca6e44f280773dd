import Foundation

/// The size that one text has in the font of one's own app: `textsize "Account name" 91.5x19.5`.
public struct TextSize: Hashable, Sendable {
    /// The whole text of a label.
    public var text: String
    /// How big it is on lines of any width, in points.
    public var size: CGSize

    /// The comment that says so in a document.
    var comment: String { "// textsize \(Quoted.literal(text)) \(SizeText.text(size))" }
}

extension TextSize {
    /// How a size is said.
    static let usage = "textsize \"TEXT\" WxH"

    /// A size from its words.
    ///
    /// - Throws: an ``InputError`` at the word that does not fit.
    init(_ arguments: CommandArguments) throws {
        guard let text = arguments.words.first else {
            throw InputError("a text is missing", fix: "say \(Self.usage)", at: arguments.end)
        }
        guard text.isQuoted, !text.unquoted.isEmpty else {
            throw InputError("the text stands in quotes", fix: "say \(Self.usage)", at: text.offset)
        }
        guard arguments.words.count > 1 else {
            throw InputError("a size is missing", fix: "say \(Self.usage)", at: arguments.end)
        }
        let word = arguments.words[1]
        guard let size = SizeText.size(word.text), size.width > 0, size.height > 0, size.width <= SizeText.largest,
            size.height <= SizeText.largest
        else {
            throw InputError(
                "'\(word.text)' is no size of text",
                fix: "say \(Self.usage), in points, more than 0 and at most 100000 each way",
                at: word.offset
            )
        }
        try arguments.atMost(2, usage: Self.usage)
        self.init(text: text.unquoted, size: size)
    }
}
