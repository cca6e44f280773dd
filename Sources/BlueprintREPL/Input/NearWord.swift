import Foundation
import SwiftInterpreter

/// Finds the word that a misspelled one most likely means: a wrong suggestion is worse than none.
package enum NearWord {
    /// The largest number of edits.
    private static let mostEdits = 2

    /// Returns the most similar word, if it is similar enough; among equals, the one with the longest common
    /// beginning, then the first one.
    package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
        var best: (word: String, edits: Int, common: Int)?
        for other in words where other != word {
            guard let edits = edits(from: word, to: other) else { continue }
            let common = word.lowercased().commonPrefix(with: other.lowercased()).count
            if let best, (best.edits, -best.common) <= (edits, -common) { continue }
            best = (other, edits, common)
        }
        return best?.word
    }

    /// Returns the name of an argument or a property that a word means: a similar one, or one that ends with or contains the
    /// word, as `minimumSpacing` does for `spacing`.
    package static func nearestArgument(to word: String, among names: some Sequence<String>) -> String? {
        nearest(to: word, among: names) ?? longer(than: word, among: names)
    }

    /// Returns the shortest name that ends with a word, or that contains it as a part of its own; nil if two are as short.
    package static func longer(than word: String, among names: some Sequence<String>) -> String? {
        guard let first = word.first, word.utf8.count > 3 else { return nil }
        let part = first.uppercased() + word.dropFirst()
        let containing = Set(names.filter { $0.contains(part) || $0.hasPrefix(word) && $0 != word })
        let ending = containing.filter { $0.hasSuffix(part) }
        let best = ending.isEmpty ? containing : ending
        let least = best.map(\.utf8.count).min()
        let shortest = best.filter { $0.utf8.count == least }
        return shortest.count == 1 ? shortest.first : nil
    }

    /// Returns true if a word is similar enough to be meant by another one.
    package static func isNear(_ word: String, to other: String) -> Bool { edits(from: word, to: other) != nil }

    /// Returns the number of edits between two words; nil if they are more than two, or if a third of the longer
    /// word differs; if letters are only missing, that may be a third.
    ///
    /// The beginning of a word counts as two edits away, if it is most of the word.
    private static func edits(from word: String, to other: String) -> Int? {
        let (a, b) = (Array(word.lowercased().utf8.prefix(64)), Array(other.lowercased().utf8.prefix(64)))
        let longest = max(a.count, b.count)
        guard !a.isEmpty, !b.isEmpty else { return nil }
        if abs(a.count - b.count) <= mostEdits {
            let edits = NearestName.distance(a, b)
            let mayBeThird = edits < mostEdits || isShortened(a, from: b)
            if edits <= mostEdits, mayBeThird ? 3 * edits <= longest : 3 * edits < longest { return edits }
        }
        return b.starts(with: a) && 2 * a.count > b.count ? mostEdits : nil
    }

    /// Returns true if letters are missing in a word behind its first one, and no other differs.
    private static func isShortened(_ word: [UInt8], from other: [UInt8]) -> Bool {
        guard word.first == other.first else { return false }
        var rest = word[...]
        for letter in other where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
