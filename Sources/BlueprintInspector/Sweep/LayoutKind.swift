import BlueprintUI
import Foundation
import HeadlessUIKit

/// The arrangement of a layout without its numbers.
///
/// It holds the number of lines of each text, the directions in which texts are truncated, the overflowing elements and
/// the order of siblings. Two layouts of one kind look alike.
public struct LayoutKind: Equatable, Sendable {
    /// One statement about an element, or about an element and the sibling before it.
    private struct Statement: Equatable, Sendable {
        var element: Int
        var fact: Fact
    }

    private enum Fact: Equatable, Sendable {
        case isPresent
        case lines(Int)
        case truncated(in: Set<TextTruncation.Direction>)
        case place(Place, Int)
        case found(rule: String, title: String)
    }

    /// The place of an element relative to the sibling before it.
    private enum Place: String, Sendable {
        case rightOf = "right of"
        case leftOf = "left of"
        case above
        case below
        case on
    }

    // A large tree has many statements, so words are made only for those that differ.
    private var statements: [Statement] = []
    private let labels: NodeLabels
    /// The truncations of the texts, by element: their numbers are no part of the kind.
    private var truncations: [Int: TextTruncation] = [:]

    /// Makes the kind of a render's layout.
    public init(_ scene: WarningScene) {
        labels = scene.labels
        for index in scene.elements.indices.interruptible {
            add(.isPresent, index)
            if let content = scene.elements[index].content, !content.lines.isEmpty {
                add(.lines(content.lines.count), index)
                add(.truncated(in: Set(content.truncation?.excesses.map(\.direction) ?? [])), index)
                truncations[index] = content.truncation
            }
            addPlaces(of: scene.children[index], scene)
        }
        for rule in [WarningRule.clipped, .frame, .overflow, .zeroSize] {
            // The fixes of a warning take long, and nobody reads those of a size that is tried.
            for finding in rule.findings(in: scene).interruptible {
                add(.found(rule: rule.name, title: finding.plainWarning(Phrasing(.unicode)).title), finding.element)
            }
        }
    }

    private mutating func add(_ fact: Fact, _ element: Int) {
        statements.append(Statement(element: element, fact: fact))
    }

    /// Adds the place of each visible child relative to the one before it.
    private mutating func addPlaces(of children: [Int], _ scene: WarningScene) {
        var before: Int?
        for child in children where scene.isSeen(child) && scene.elements[child].frame.isSound {
            if let before {
                let place = Self.place(of: scene.elements[child].frame, by: scene.elements[before].frame)
                add(.place(place, before), child)
            }
            before = child
        }
    }

    private static func place(of frame: CGRect, by other: CGRect) -> Place {
        let slack = WarningScene.tolerance
        if frame.minX >= other.maxX - slack { return .rightOf }
        if frame.maxX <= other.minX + slack { return frame.minY >= other.maxY - slack ? .below : .leftOf }
        if frame.minY >= other.maxY - slack { return .below }
        if frame.maxY <= other.minY + slack { return .above }
        return .on
    }

    /// True if both layouts are of the same kind.
    public static func == (one: LayoutKind, other: LayoutKind) -> Bool {
        one.statements == other.statements && one.labels == other.labels
    }

    // MARK: - The first kind

    /// Returns what holds here and no longer in some of the other kinds, in words; none if nothing does.
    func words(besides others: [LayoutKind]) -> [String] {
        var found: [Int: String] = [:]
        var absent: [String] = []
        for other in others.interruptible where self != other {
            let isSameTree = labels == other.labels
            let (before, after) = (facts(byPosition: isSameTree), other.facts(byPosition: isSameTree))
            for (position, statement) in statements.enumerated().interruptible {
                let fact = after[key(statement, byPosition: isSameTree)]?.fact
                guard fact.map({ !Self.isSame($0, statement.fact) }) ?? true else { continue }
                found[position] = holding(statement)
            }
            guard !isSameTree else { continue }
            let new = other.statements.interruptible.filter { statement in
                statement.fact == .isPresent && before[other.key(statement, byPosition: false)] == nil
            }
            absent += new.map { "\(other.labels[$0.element].full) is absent" }.filter { !absent.contains($0) }
        }
        return found.sorted { $0.key < $1.key }.map(\.value) + absent
    }

    /// Returns the words for a layout in which a statement holds.
    private func holding(_ statement: Statement) -> String? {
        statement.fact == .isPresent ? "\(labels[statement.element].full) is present" : coming(statement)
    }

    // MARK: - Changes

    /// Returns the differences to another kind in words, `Label #1 has 2 lines`; none if the kinds are equal.
    public func changes(to other: LayoutKind) -> [String] {
        if self == other { return [] }
        let isSameTree = labels == other.labels
        let before = facts(byPosition: isSameTree)
        let after = other.facts(byPosition: isSameTree)
        let going = statements.interruptible.filter { after[key($0, byPosition: isSameTree)] == nil }
            .compactMap(going)
        let coming = other.statements.interruptible.filter { statement in
            guard let old = before[other.key(statement, byPosition: isSameTree)] else { return true }
            return !Self.isSame(old.fact, statement.fact)
        }.compactMap(other.coming)
        let words = going + coming
        return words.isEmpty ? ["the elements are in another order"] : words
    }

    /// The subject of a statement: two kinds can differ in what they say of it.
    private struct Key: Hashable {
        /// The name of the element and of the sibling before it; empty if positions are compared.
        var names: [String] = []
        /// The positions of the element and of the sibling before it.
        var elements: [Int] = []
        var subject: String
    }

    private func facts(byPosition: Bool) -> [Key: Statement] {
        Dictionary(statements.interruptible.map { (key($0, byPosition: byPosition), $0) }) { first, _ in first }
    }

    /// Returns the subject of a statement; elements of different trees are compared by their types and references.
    private func key(_ statement: Statement, byPosition: Bool) -> Key {
        var elements = [statement.element]
        let subject: String
        switch statement.fact {
        case .isPresent: subject = ""
        case .lines: subject = "lines"
        case .truncated: subject = "truncated"
        case .place(_, let before):
            subject = "place"
            elements.append(before)
        case .found(let rule, _): subject = rule
        }
        if byPosition { return Key(elements: elements, subject: subject) }
        return Key(names: elements.map { labels[$0].identity }, subject: subject)
    }

    /// Returns true if two statements about one subject say the same.
    private static func isSame(_ one: Fact, _ other: Fact) -> Bool {
        switch (one, other) {
        case (.place(let one, _), .place(let other, _)): one == other
        case (.found, .found): true
        default: one == other
        }
    }

    /// Returns the words for a layout in which a statement holds for the first time.
    private func coming(_ statement: Statement) -> String? {
        let name = labels[statement.element].full
        switch statement.fact {
        case .isPresent: return "\(name) appears"
        case .lines(let count): return "\(name) has \(Phrasing.count(count, "line"))"
        case .truncated:
            guard let truncation = truncations[statement.element] else { return "\(name) is not truncated" }
            return "\(name) is \(truncation.participle): \(truncation.words)"
        case .place(let place, let before): return "\(name) is \(place.rawValue) \(labels[before].full)"
        case .found(_, let title): return title
        }
    }

    /// Returns the words for a layout in which a statement no longer holds; nil if another one says it.
    private func going(_ statement: Statement) -> String? {
        switch statement.fact {
        case .isPresent: "\(labels[statement.element].full) disappears"
        case .found(_, let title): "no longer: \(title)"
        case .lines, .truncated, .place: nil
        }
    }
}
