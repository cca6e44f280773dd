import BlueprintInspector
import Foundation
import SwiftInterpreter

extension Document {
    /// The previews that the document declares, in the order of its source.
    var previews: [Preview] {
        guard !outline.previews.isEmpty || outline.hasConditions else { return [] }
        let tree = cache.flatMap { $0.source.text == source ? $0.source.tree : nil } ?? SourceParser.parse(source)
        return PreviewReader(tree.statements).previews
    }

    /// The preview whose expression is the root; nil if it is none.
    var rootPreview: Preview? { shownPreview.flatMap { number in previews.first { $0.number == number } } }

    /// The source without the expression of a preview that is the root, and without white space at its ends.
    var sourceBesidesPreview: String {
        let root = shownPreview == nil ? nil : outline.root
        let rest = root.map { text(0..<$0.lowerBound) + text($0.upperBound..<source.utf8.count) } ?? source
        return rest.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the preview that another version of a preview is: of the same name and size, of the same name, or of the
    /// same number.
    func preview(like other: Preview) -> Preview? {
        let all = previews
        return all.first { $0.title == other.title && $0.size == other.size }
            ?? all.first { $0.title == other.title } ?? all.first { $0.number == other.number }
    }

    /// The document without its previews, in which one of them is read and evaluated sooner than among all; nil if it is
    /// not complete Swift, or if its code asks for the numbers of lines.
    package var withoutPreviews: Document? {
        guard !source.contains("#line"), !source.contains("#file") else { return nil }
        return try? rewritten(Set(previews.map(\.statement)).map { Splice($0, "") })
    }

    /// Returns the preview with a name or a number.
    ///
    /// - Throws: an ``InputError`` if there is none, or more than one.
    func preview(_ word: Word) throws -> Preview { try Self.preview(word, among: previews) }

    /// Returns the previews with names or numbers.
    ///
    /// - Throws: an ``InputError`` for a word of none, or of more than one.
    func previews(_ words: [Word]) throws -> [Preview] {
        let all = previews
        return try words.map { try Self.preview($0, among: all) }
    }

    private static func preview(_ word: Word, among all: [Preview]) throws -> Preview {
        guard !all.isEmpty else { throw noPreviews }
        // A number in quotes is a name.
        if !word.isQuoted, let found = all.first(where: { word.text == "\($0.number)" }) { return found }
        let found = all.filter { $0.title.lowercased() == word.unquoted.lowercased() }
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            let numbers = found.map { "preview \($0.number)" }
            throw InputError(
                "\(found.count) previews are named \(Quoted.literal(word.unquoted))",
                fix: .advice("type " + numbers.joined(separator: " or ")),
                at: word.offset
            )
        }
        let near = NearWord.nearest(to: word.unquoted, among: all.map(\.title))
        throw InputError(
            "no preview is named \(Quoted.literal(word.unquoted))",
            fix: near.map(Fix.didYouMean) ?? .advice("there are " + all.titles),
            at: word.offset
        )
    }

    /// Returns the preview with a name or a number that is in no line.
    ///
    /// - Throws: an ``InputError`` without a place if there is none, or more than one.
    func preview(named name: String) throws -> Preview {
        do {
            return try preview(Word(name, at: 0))
        } catch var error as InputError {
            error.offset = nil
            throw error
        }
    }

    /// The error about a document without previews.
    static var noPreviews: InputError {
        InputError(
            "the document declares no preview",
            fix: "declare one, such as #Preview(\"wide\", traits: .fixedLayout(width: 320, height: 80)) { … }"
        )
    }
}

extension [Preview] {
    /// The names that are listed at most.
    private static var mostTitles: Int { 8 }

    /// The first names, in quotes, separated by commas.
    var titles: String {
        let names = prefix(Self.mostTitles).map(\.quotedTitle)
        let rest = count > names.count ? [Phrasing.count(count - names.count, "other")] : []
        return (names + rest).joined(separator: ", ")
    }
}
