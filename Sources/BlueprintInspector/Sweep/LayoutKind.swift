import Foundation

/// The arrangement of a layout without its numbers.
///
/// It holds the number of lines of each text, the directions in which texts are truncated, the overflowing elements and
/// the order of siblings. Two layouts of one kind look alike.
public struct LayoutKind: Equatable, Sendable {
    /// One statement about an element, or about an element and the sibling before it.
    private struct Statement: Equatable, Sendable {
        var key: String
        /// The value to compare.
        var value: String
        /// The words for a layout in which it holds for the first time; nil if there are none.
        var coming: String?
        /// The words for a layout in which it no longer holds.
        var going: String?
    }

    private var statements: [Statement] = []

    /// Makes the kind of a render's layout.
    public init(_ scene: WarningScene) {
        for index in scene.elements.indices {
            let name = scene.name(index)
            statements.append(Statement(key: name, value: "", coming: "\(name) appears", going: "\(name) disappears"))
            if let content = scene.elements[index].content, !content.lines.isEmpty {
                let count = content.lines.count
                let lines = Phrasing.count(count, "line")
                statements.append(Statement(key: name + " lines", value: "\(count)", coming: "\(name) has \(lines)"))
                let directions = content.truncation?.excesses.map(\.direction.rawValue) ?? []
                statements.append(
                    Statement(
                        key: name + " truncated",
                        value: directions.joined(separator: " "),
                        coming: content.truncation.map { "\(name) is truncated: \($0.words)" }
                            ?? "\(name) is not truncated"
                    )
                )
            }
            statements += Self.relations(of: scene.children[index], scene)
        }
        for rule in [WarningRule.clipped, .frame, .overflow, .zeroSize] {
            for warning in rule.warnings(in: scene) {
                let title = warning.title
                let key = "\(rule.name) \(scene.labels[warning.element].reference)"
                statements.append(Statement(key: key, value: "", coming: title, going: "no longer: \(title)"))
            }
        }
    }

    /// Returns the position of each visible child relative to the one before it.
    private static func relations(of children: [Int], _ scene: WarningScene) -> [Statement] {
        let seen = children.filter { scene.isSeen($0) && scene.elements[$0].frame.isSound }
        return zip(seen, seen.dropFirst()).map { first, second in
            let words = relation(of: scene.elements[second].frame, to: scene.elements[first].frame)
            return Statement(
                key: "\(scene.name(first)) \(scene.name(second))",
                value: words,
                coming: "\(scene.name(second)) is \(words) \(scene.name(first))"
            )
        }
    }

    private static func relation(of frame: CGRect, to other: CGRect) -> String {
        let slack = WarningScene.tolerance
        if frame.minX >= other.maxX - slack { return "right of" }
        if frame.maxX <= other.minX + slack { return frame.minY >= other.maxY - slack ? "below" : "left of" }
        if frame.minY >= other.maxY - slack { return "below" }
        if frame.maxY <= other.minY + slack { return "above" }
        return "on"
    }

    /// Returns the differences to another kind in words, `Label #1 has 2 lines`; none if the kinds are equal.
    public func changes(to other: LayoutKind) -> [String] {
        let before = Dictionary(statements.map { ($0.key, $0) }) { first, _ in first }
        let after = Dictionary(other.statements.map { ($0.key, $0) }) { first, _ in first }
        let going = statements.filter { after[$0.key] == nil }.compactMap(\.going)
        let coming = other.statements.filter { before[$0.key]?.value != $0.value }.compactMap(\.coming)
        let words = going + coming
        return words.isEmpty && self != other ? ["another text is shown"] : words
    }
}
