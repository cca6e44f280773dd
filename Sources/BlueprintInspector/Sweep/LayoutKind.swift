import Foundation

/// What a layout is like, without its numbers.
///
/// That is how many lines texts have, what is cut, what sticks out, what stands beside what: two layouts are of one kind
/// if a person would draw them alike.
public struct LayoutKind: Equatable, Sendable {
    /// One statement about an element, or about it and its sibling before it.
    private struct Statement: Equatable, Sendable {
        var key: String
        /// What it says, to be compared.
        var value: String
        /// What to say where it comes to hold; nil if the other side says it.
        var coming: String?
        /// What to say where it holds no more.
        var going: String?
    }

    private var statements: [Statement] = []

    /// The kind of a render's layout.
    public init(_ scene: WarningScene) {
        for index in scene.elements.indices {
            let name = scene.name(index)
            statements.append(Statement(key: name, value: "", coming: "\(name) appears", going: "\(name) goes"))
            if let content = scene.elements[index].content, !content.lines.isEmpty {
                let count = content.lines.count
                let lines = Phrasing.count(count, "line")
                statements.append(Statement(key: name + " lines", value: "\(count)", coming: "\(name) has \(lines)"))
                let cut = content.isCut
                statements.append(
                    Statement(key: name + " cut", value: "\(cut)", coming: "\(name) is \(cut ? "cut" : "whole")")
                )
            }
            statements += Self.relations(of: scene.children[index], scene)
        }
        for rule in [WarningRule.clipped, .frame, .overflow, .zeroSize] {
            for warning in rule.warnings(in: scene) {
                let title = warning.title
                let key = "\(rule.name) \(scene.labels[warning.element].reference)"
                statements.append(Statement(key: key, value: "", coming: title, going: "no more: \(title)"))
            }
        }
    }

    /// How each child that is seen stands to the one before it.
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

    /// What is otherwise in another kind, in words: `Label #1 has 2 lines`; nothing if the kinds are equal.
    public func changes(to other: LayoutKind) -> [String] {
        let before = Dictionary(statements.map { ($0.key, $0) }) { first, _ in first }
        let after = Dictionary(other.statements.map { ($0.key, $0) }) { first, _ in first }
        let going = statements.filter { after[$0.key] == nil }.compactMap(\.going)
        let coming = other.statements.filter { before[$0.key]?.value != $0.value }.compactMap(\.coming)
        let words = going + coming
        return words.isEmpty && self != other ? ["other text is shown"] : words
    }
}
