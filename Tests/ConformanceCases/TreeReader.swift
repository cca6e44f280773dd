import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit

/// An error in a case that cannot be run.
package struct UnreadableCase: Error, CustomStringConvertible {
    package var description: String
}

/// A reader that creates elements from the trees of a conformance case.
struct TreeReader {
    /// A child with its traits.
    struct Child {
        var element: Tree
        var traits: JSON
    }

    /// A tree: a type, its arguments, and its children with their traits.
    struct Tree {
        var type: String
        var args: JSON
        var children: [Child]

        init(_ json: JSON) throws {
            guard let type = json["type"]?.string else { throw UnreadableCase(description: "tree without a type") }
            self.type = type
            args = json["args"] ?? .object([:])
            children = try (json["children"]?.array ?? []).map { child in
                guard let element = child["element"] else { throw UnreadableCase(description: "child without element") }
                return Child(element: try Tree(element), traits: child["traits"] ?? .object([:]))
            }
        }

        func number(_ name: String) -> CGFloat? { args[name]?.number.map { CGFloat($0) } }
        func string(_ name: String) -> String? { args[name]?.string }
        func bool(_ name: String) -> Bool? { args[name]?.bool }
        var size: CGSize { CGSize(width: number("w") ?? 0, height: number("h") ?? 0) }

        /// Returns the only child.
        func child() throws -> any Element {
            guard let child = children.first else { throw UnreadableCase(description: "\(type) without a child") }
            return try TreeReader.element(child.element)
        }
    }

    typealias Maker = (Tree) throws -> any Element

    static func element(_ tree: Tree) throws -> any Element {
        guard let maker = makers[tree.type] ?? moreMakers[tree.type] else {
            throw UnreadableCase(description: "no element \(tree.type)")
        }
        return try maker(tree)
    }

    /// The functions that create elements, by type.
    private static var makers: [String: Maker] {
        [
            "Aligned": aligned,
            "Box": { tree in Box(wrapping: tree.children.isEmpty ? nil : try tree.child()) },
            "Centered": { Centered(try $0.child()) },
            "Column": column,
            "ConstrainedSize": constrainedSize,
            "Empty": { _ in Empty() },
            "Hidden": { Hidden($0.bool("hidden") ?? true, wrapping: try $0.child()) },
            "Inset": inset,
            "Keyed": { Keyed(key: $0.args["key"]?.key, wrapping: try $0.child()) },
            "Leaf": { Leaf(size: $0.size, isViewBacked: $0.bool("view") ?? false) },
            "LeafB": { LeafB(size: $0.size, isViewBacked: $0.bool("view") ?? false) },
            "Opacity": { Opacity(opacity: $0.number("opacity") ?? 1, wrapping: try $0.child()) },
            "Overlay": overlay,
            "Row": row,
            "Rule": rule,
            "Spacer": { Spacer(size: $0.size) },
            "TextLeaf": { tree in
                TextLeaf(
                    text: tree.string("text") ?? "",
                    rounding: tree.string("rounding") == "size" ? .prioritizeSize : .prioritizeEdges
                )
            },
        ]
    }
}

// MARK: - Stacks and overlay

extension TreeReader {
    private static func row(_ tree: Tree) throws -> any Element {
        var row = Row()
        if let alignment = tree.string("alignment") {
            row.verticalAlignment = try choice(
                alignment,
                [
                    "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
                    "custom": .align(to: VerticalAlignment(QuarterAlignment.self)),
                ]
            )
        }
        try fill(&row, \.layout, from: tree)
        return row
    }

    private static func column(_ tree: Tree) throws -> any Element {
        var column = Column()
        if let alignment = tree.string("alignment") {
            column.horizontalAlignment = try choice(
                alignment,
                [
                    "leading": .leading, "center": .center, "trailing": .trailing, "fill": .fill,
                    "custom": .align(to: HorizontalAlignment(QuarterWidthAlignment.self)),
                ]
            )
        }
        try fill(&column, \.layout, from: tree)
        return column
    }

    private static func fill<Stack: StackElement>(
        _ stack: inout Stack,
        _ layout: WritableKeyPath<Stack, StackLayout>,
        from tree: Tree
    ) throws {
        if let underflow = tree.string("underflow") {
            stack[keyPath: layout].underflow = try choice(
                underflow,
                [
                    "spaceEvenly": .spaceEvenly, "growProportionally": .growProportionally,
                    "growUniformly": .growUniformly, "justifyToStart": .justifyToStart,
                    "justifyToCenter": .justifyToCenter, "justifyToEnd": .justifyToEnd,
                ]
            )
        }
        if let overflow = tree.string("overflow") {
            stack[keyPath: layout].overflow = try choice(
                overflow,
                ["condenseProportionally": .condenseProportionally, "condenseUniformly": .condenseUniformly]
            )
        }
        stack[keyPath: layout].minimumSpacing = tree.number("spacing") ?? 0
        let isRow = stack is Row
        for child in tree.children {
            stack.add(
                growPriority: child.traits["grow"]?.number.map { CGFloat($0) } ?? 1,
                shrinkPriority: child.traits["shrink"]?.number.map { CGFloat($0) } ?? 1,
                alignmentGuide: guide(child.traits, isRow: isRow),
                key: child.traits["key"]?.key,
                child: try element(child.element)
            )
        }
    }

    private static func guide(_ traits: JSON, isRow: Bool) -> ((ElementDimensions) -> CGFloat)? {
        guard traits["guideFraction"] != nil || traits["guideOffset"] != nil else { return nil }
        let fraction = CGFloat(traits["guideFraction"]?.number ?? 0)
        let offset = CGFloat(traits["guideOffset"]?.number ?? 0)
        return { fraction * (isRow ? $0.height : $0.width) + offset }
    }

    private static func overlay(_ tree: Tree) throws -> any Element {
        var overlay = Overlay()
        for child in tree.children {
            overlay.add(key: child.traits["key"]?.key, child: try element(child.element))
        }
        return overlay
    }
}

// MARK: - Modifiers

extension TreeReader {
    private static func aligned(_ tree: Tree) throws -> any Element {
        var aligned = Aligned(wrapping: try tree.child())
        if let vertical = tree.string("v") {
            aligned.verticalAlignment = try choice(
                vertical,
                ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]
            )
        }
        if let horizontal = tree.string("h") {
            aligned.horizontalAlignment = try choice(
                horizontal,
                ["leading": .leading, "center": .center, "trailing": .trailing, "fill": .fill]
            )
        }
        return aligned
    }

    private static func inset(_ tree: Tree) throws -> any Element {
        if let uniform = tree.number("uniform") {
            return Inset(uniformInset: uniform, wrapping: try tree.child())
        }
        return Inset(
            top: tree.number("top") ?? 0,
            bottom: tree.number("bottom") ?? 0,
            left: tree.number("left") ?? 0,
            right: tree.number("right") ?? 0,
            wrapping: try tree.child()
        )
    }

    private static func constrainedSize(_ tree: Tree) throws -> any Element {
        ConstrainedSize(
            width: try constraint(tree.args["width"]),
            height: try constraint(tree.args["height"]),
            wrapping: try tree.child()
        )
    }

    private static func constraint(_ json: JSON?) throws -> ConstrainedSize.Constraint {
        guard let json else { return .unconstrained }
        func number(_ name: String) -> CGFloat { CGFloat(json[name]?.number ?? 0) }
        switch json["kind"]?.string {
        case "absolute": return .absolute(number("value"))
        case "atMost": return .atMost(number("value"))
        case "atLeast": return .atLeast(number("value"))
        case "within": return .within(number("min")...number("max"))
        default: throw UnreadableCase(description: "no constraint \(json)")
        }
    }

    private static func rule(_ tree: Tree) throws -> any Element {
        let orientation = try choice(
            tree.string("orientation") ?? "horizontal",
            ["horizontal": Rule.Orientation.horizontal, "vertical": .vertical]
        )
        let thickness = tree.number("thickness").map { Rule.Thickness.points($0) } ?? .hairline
        return Rule(orientation: orientation, color: .black, thickness: thickness)
    }

    static func choice<Value>(_ name: String, _ values: [String: Value]) throws -> Value {
        guard let value = values[name] else { throw UnreadableCase(description: "no choice \(name)") }
        return value
    }
}
