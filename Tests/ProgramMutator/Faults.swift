import RandomNumbers
import SwiftParser
import SwiftSyntax

/// The places of a right program that can be given a fault.
public struct Faults: Sendable {
    private let sites: [Fault.Kind: [Site]]
    /// The names and labels of the program, none of which is a misspelt one.
    private let words: Set<String>

    /// A place for a fault.
    struct Site: Sendable {
        var range: Range<Int>
        var text: String
        /// The wrong text; nil if the word there is misspelt.
        var replacement: String?
    }

    /// Finds the places of a text.
    ///
    /// - Parameter start: the UTF-8 offset of the first place.
    public init(of text: String, from start: Int = 0) {
        let tree = Parser.parse(source: text)
        let finder = FaultFinder(length: text.utf8.count)
        finder.walk(tree)
        sites = finder.sites.mapValues { $0.filter { $0.range.lowerBound >= start } }
        words = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
    }

    /// The kinds that the text offers.
    public var kinds: [Fault.Kind] { Fault.Kind.allCases.filter { sites[$0]?.isEmpty == false } }

    /// Returns a random fault: first its kind, then its place; nil if the text offers none.
    public func pick(using dice: inout Dice) -> Fault? {
        guard !kinds.isEmpty else { return nil }
        let kind = kinds[dice.below(kinds.count)]
        guard let places = sites[kind] else { return nil }
        let site = places[dice.below(places.count)]
        return Fault(kind, TextChange(site.range, site.replacement ?? misspelt(site.text, using: &dice)))
    }

    /// Returns a word with two letters swapped, a letter doubled, or one dropped, that is no other word of the program.
    private func misspelt(_ word: String, using dice: inout Dice) -> String {
        let letters = Array(word)
        let place = dice.below(letters.count - 1)
        var (swapped, dropped) = (letters, letters)
        if letters.count > 1 { swapped.swapAt(place, place + 1) }
        if letters.count > 2 { dropped.remove(at: place) }
        let doubled = word + word.suffix(1)
        let choices = [String(swapped), String(dropped)].filter { !words.contains($0) && $0.first?.isLetter == true }
        return dice.once(in: 2) ? doubled : dice.pick(choices + [doubled])
    }
}
