import RandomNumbers
import SwiftParser
import SwiftSyntax

/// All single changes that the text of a program offers.
public struct Mutations: Sendable {
    /// The text of the program.
    public let text: String
    /// The changes by kind, in the order of the text; the replacements of names, types and labels are still open.
    private let sites: [Mutation.Kind: [MutationSite]]
    private let names: [String]
    private let types: [String]
    private let labels: [String]

    /// Finds the changes of a text.
    public init(of text: String) {
        self.text = text
        let tree = Parser.parse(source: text)
        let finder = MutationFinder(tree)
        finder.walk(tree)
        sites = Dictionary(grouping: finder.sites, by: \.kind)
        names = finder.names.sorted()
        types = (finder.types.union(["Int", "String", "Double", "Bool", "CGFloat", "Any", "[Int]", "Int?"])).sorted()
        labels = finder.labels.sorted()
    }

    /// The kinds that the text offers.
    public var kinds: [Mutation.Kind] { Mutation.Kind.allCases.filter { sites[$0]?.isEmpty == false } }

    /// Returns a random change: first its kind, then its place; nil if the text offers none.
    public func pick(using dice: inout Dice) -> Mutation? {
        for _ in 0..<20 {
            guard !kinds.isEmpty, let places = sites[kinds[dice.below(kinds.count)]] else { return nil }
            let site = places[dice.below(places.count)]
            let replacement = replacement(of: site, using: &dice)
            if replacement != site.text {
                return Mutation(kind: site.kind, range: site.range, replacement: replacement, line: site.line)
            }
        }
        return nil
    }

    private func replacement(of site: MutationSite, using dice: inout Dice) -> String {
        switch site.replacement {
        case .text(let text): return text
        case .name: return dice.pick(names)
        case .type: return dice.once(in: 4) ? "\(site.text)?" : dice.pick(types)
        case .label: return dice.once(in: 2) ? "" : dice.pick(labels) + ": "
        case .oneOf(let texts): return dice.pick(texts)
        }
    }
}

/// A place in a program that can be changed.
struct MutationSite: Sendable {
    /// The text that takes the place of the old one.
    enum Replacement: Sendable {
        case text(String)
        case name
        case type
        case label
        case oneOf([String])
    }

    var kind: Mutation.Kind
    var range: Range<Int>
    var line: Int
    var text: String
    var replacement: Replacement
}
