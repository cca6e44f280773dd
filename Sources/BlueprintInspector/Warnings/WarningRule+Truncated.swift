import BlueprintUI
import Foundation
import HeadlessUIKit

extension WarningRule {
    /// Text that is truncated.
    package static let truncated = WarningRule("truncated", "text that does not fit in its view") { scene, rule in
        let found = scene.positions { elements, index in
            guard elements[index].isTruncated else { return false }
            let frame = elements[index].frame
            // Most texts that are truncated in a long list have no height.
            return frame.width > 0 && frame.height > 0 && frame.isSound && scene.isSeen(index)
        }
        lazy var why = WhyScene(scene.trace, labels: scene.labels)
        func truncation(_ index: Int) -> TextTruncation? {
            scene.elements[index].boxedContent?.truncation
        }
        func detail(_ index: Int) -> String? {
            truncation(index)?.otherMeasure.flatMap { why.owner(of: $0, at: index) }
        }
        func fixes(_ index: Int) -> [[String]] { truncation(index).map { scene.fixes(of: $0, index) } ?? [] }
        func amount(_ index: Int) -> Double { truncation(index)?.amount ?? 0 }
        return rule.findings(at: found, amount: amount, detail: detail, fixes: fixes) { index, _ in
            Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) is \(truncation(index)?.participle ?? "truncated")",
                cause: truncation(index)?.words ?? ""
            )
        }
    }
}

extension WarningScene {
    /// Returns the edits that may give text the missing length.
    fileprivate func fixes(of truncation: TextTruncation, _ index: Int) -> [[String]] {
        let lines = reference(index).map { [["select \($0)", "set numberOfLines 0"]] } ?? []
        let width = max(0, truncation.unwrappedWidth - max(0, truncation.room.width))
        let height = max(0, truncation.wrappedHeight - max(0, truncation.room.height))
        let wider = enlarged(by: CGSize(width: width, height: 0))
        let higher = enlarged(by: CGSize(width: 0, height: height))
        let isTooWide = truncation.excess(.tooWide) != nil
        let stacks = fixedPriorities(from: index)
        let first = truncation.excess(.tooManyLines) != nil ? lines + stacks : stacks + (isTooWide ? lines : [])
        return first + unlimited(from: index) + (isTooWide ? wider + higher : higher + wider)
            + sharedFixes(around: index) + enlarged(by: CGSize(width: width, height: height))
    }

    /// The length in points that may be missing before text is truncated; see `UILabel.slack`.
    private static let slack = 0.5

    /// Returns the edits that make the viewport larger by a missing size, the smallest first: text may lack a little, and
    /// the rounding of its view may give it a point.
    ///
    /// - Parameter texts: the number of texts that share the missing size.
    private func enlarged(by size: CGSize, texts: Int = 1) -> [[String]] {
        let slack = Self.slack * CGFloat(texts)
        return [slack + 1, slack, 0].flatMap { less in
            larger(by: CGSize(width: max(0, size.width - less), height: max(0, size.height - less)))
        }
    }

    /// The number of siblings up to which their missing lengths are added.
    private static let mostSiblings = 200

    /// Returns the edits that make the viewport larger by the total missing length of the texts of an element and its
    /// siblings, in each direction in which the element's own text is truncated.
    ///
    /// A list that overflows takes a share from each child, so it needs the total to show all texts completely.
    private func sharedFixes(around index: Int) -> [[String]] {
        var list = elements[index].parent
        while let parent = list, children[parent].count < 2 { list = elements[parent].parent }
        guard let list, children[list].count <= Self.mostSiblings else { return [] }
        let own = lack(of: index)
        let lacks = children[list].flatMap { [$0] + snapshot.descendants(of: $0) }.map(lack)
        let total = CGSize(
            width: own.width > 0 ? lacks.reduce(0) { $0 + $1.width } : 0,
            height: own.height > 0 ? lacks.reduce(0) { $0 + $1.height } : 0
        )
        return enlarged(by: total, texts: lacks.filter { $0 != .zero }.count)
    }

    private func lack(of index: Int) -> CGSize {
        guard let truncation = elements[index].content?.truncation else { return .zero }
        func missing(_ direction: TextTruncation.Direction) -> CGFloat {
            truncation.excess(direction).map { max(0, $0.needed - $0.available) } ?? 0
        }
        return CGSize(width: missing(.tooWide), height: missing(.notHighEnough))
    }
}

extension WhyScene {
    /// Names the element that decides a length of an element: `its width of 40 is decided by Column #1`.
    ///
    /// It is the innermost ancestor that does not pass on its own length, or the element with the argument.
    func owner(of measure: FrameMeasure, at element: Int) -> String? {
        let chain = chain(to: element, measure, depth: .none)
        guard let length = chain.last?.value else { return nil }
        var owner: Int?
        if let decisive = chain.last(where: { !$0.isFilling }) {
            owner = isArgument(measure, of: decisive.element, unless: element) ? decisive.element : decisive.decider
        }
        return "its \(measure.rawValue) of \(Phrasing.number(length)) is decided by \(name(owner))"
    }

    /// Returns true if an element measured a length with an argument of its own, such as a constrained size.
    private func isArgument(_ measure: FrameMeasure, of element: Int, unless text: Int) -> Bool {
        guard element != text else { return false }
        let measurements = clause(for: element, measure)?.measurements ?? []
        let derivations = measurements.filter { $0.node == element }.compactMap { $0.reason?.derivation }
        return derivations.contains { $0.firstNumber { if case .argument = $0 { true } else { false } } != nil }
    }
}

extension WarningRule {
    /// A word that is broken between characters, because its view is narrower; text that is truncated has its own rule.
    package static let broken = WarningRule("broken", "a word broken between characters") { scene, rule in
        let found = scene.positions { elements, index in elements[index].hasBrokenWord && scene.isSeen(index) }
        lazy var why = WhyScene(scene.trace, labels: scene.labels)
        func word(_ index: Int) -> BrokenWord? { scene.elements[index].content?.brokenWord }
        func missing(_ index: Int) -> CGFloat { word(index).map { $0.width - $0.room } ?? 0 }
        return rule.findings(
            at: found,
            amount: { missing($0) },
            detail: { why.owner(of: .width, at: $0) },
            saying: { index, phrasing in
                Warning(
                    rule: rule.name,
                    element: index,
                    title: "\(scene.name(index)) breaks a word",
                    cause: word(index)?.words ?? "",
                    fixes: scene.fixedPriorities(from: index) + scene.unlimited(from: index)
                        + scene.widened(by: missing(index))
                )
            }
        )
    }
}

extension WarningScene {
    /// Returns the edits that make the viewport wider by a missing width; several elements may share what it gains.
    fileprivate func widened(by width: CGFloat) -> [[String]] {
        [1, 2, 4, 8].flatMap { larger(by: CGSize(width: width * $0, height: 0)) }
    }
}

extension BrokenWord {
    /// The word and its widths: `"Tomatoes" is 64 wide in 48`.
    fileprivate var words: String {
        let shown = TextFitting.cut(VisibleText.symbols(text), to: Self.longest)
        return "\"\(shown)\" is \(Phrasing.number(width)) wide in \(Phrasing.number(room))"
    }

    /// The columns of a word up to which it is shown whole.
    private static let longest = 24
}
