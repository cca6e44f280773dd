import Foundation
import HeadlessUIKit

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
