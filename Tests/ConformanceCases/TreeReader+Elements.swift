import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit

// MARK: - Other elements

extension TreeReader {
    static var moreMakers: [String: Maker] {
        [
            "Button": { Button(wrapping: try $0.child()) },
            "ConstrainedAspectRatio": aspectRatio,
            "Decorate": decorate,
            "EnvironmentReader": { tree in
                let child = try tree.child()
                return EnvironmentReader { _ in child }
            },
            "EqualStack": equalStack,
            "Flow": flow,
            "GeometryReader": geometryReader,
            "GridRow": gridRow,
            "ScrollView": scrollView,
            "Tappable": { Tappable(onTap: {}, wrapping: try $0.child()) },
            "Transformed": transformed,
            "TransitionContainer": { TransitionContainer(wrapping: try $0.child()) },
            "UserInteractionEnabled": {
                UserInteractionEnabled($0.bool("enabled") ?? true, wrapping: try $0.child())
            },
        ]
    }

    private static func aspectRatio(_ tree: Tree) throws -> any Element {
        ConstrainedAspectRatio(
            aspectRatio: AspectRatio(ratio: tree.number("ratio") ?? 1),
            contentMode: try choice(
                tree.string("mode") ?? "fitContent",
                ["fitParent": .fitParent, "fitContent": .fitContent, "shrinkContent": .shrinkContent]
            ),
            wrapping: try tree.child()
        )
    }

    private static func equalStack(_ tree: Tree) throws -> any Element {
        var stack = EqualStack(
            direction: try choice(
                tree.string("direction") ?? "horizontal",
                ["horizontal": .horizontal, "vertical": .vertical]
            )
        )
        stack.spacing = tree.number("spacing") ?? 0
        for child in tree.children { stack.add(child: try element(child.element)) }
        return stack
    }

    private static func flow(_ tree: Tree) throws -> any Element {
        let children = try tree.children.map { child in
            Flow.Child(
                try element(child.element),
                key: child.traits["key"]?.key,
                priority: child.traits["priority"]?.string == "grows" ? .grows : .fixed
            )
        }
        var flow = Flow { children }
        if let alignment = tree.string("lineAlignment") {
            flow.lineAlignment = try choice(
                alignment,
                ["leading": .leading, "center": .center, "trailing": .trailing]
            )
        }
        if let alignment = tree.string("itemAlignment") {
            flow.itemAlignment = try choice(
                alignment,
                ["fill": .fill, "top": .top, "center": .center, "bottom": .bottom]
            )
        }
        flow.lineSpacing = tree.number("lineSpacing") ?? 0
        flow.itemSpacing = tree.number("itemSpacing") ?? 0
        return flow
    }

    private static func gridRow(_ tree: Tree) throws -> any Element {
        var row = GridRow()
        if let alignment = tree.string("alignment") {
            row.verticalAlignment = try choice(
                alignment,
                ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]
            )
        }
        row.spacing = tree.number("spacing") ?? 0
        for child in tree.children {
            let absolute = child.traits["absolute"]?.number.map { GridRow.Width.absolute(CGFloat($0)) }
            let proportional = child.traits["proportional"]?.number.map { GridRow.Width.proportional(CGFloat($0)) }
            row.add(
                width: absolute ?? proportional ?? .proportional(1),
                key: child.traits["key"]?.key,
                child: try element(child.element)
            )
        }
        return row
    }

    private static func geometryReader(_ tree: Tree) throws -> any Element {
        let threshold = tree.number("threshold") ?? 0
        let wide = try element(tree.children[0].element)
        let narrow = try element(tree.children[1].element)
        return GeometryReader { proxy in
            (proxy.constraint.width.constrainedValue ?? .infinity) >= threshold ? wide : narrow
        }
    }

    private static func scrollView(_ tree: Tree) throws -> any Element {
        var view = ScrollView(wrapping: try tree.child())
        if let contentSize = tree.string("contentSize") {
            view.contentSize = try choice(
                contentSize,
                [
                    "fittingWidth": .fittingWidth, "fittingHeight": .fittingHeight, "fittingContent": .fittingContent,
                    "custom": .custom(tree.size),
                ]
            )
        }
        if let inset = tree.args["contentInset"] {
            func number(_ name: String) -> CGFloat { CGFloat(inset[name]?.number ?? 0) }
            view.contentInset = UIEdgeInsets(
                top: number("top"),
                left: number("left"),
                bottom: number("bottom"),
                right: number("right")
            )
        }
        view.centersUnderflow = tree.bool("centersUnderflow") ?? false
        return view
    }

    private static func transformed(_ tree: Tree) throws -> any Element {
        let child = try tree.child()
        switch tree.string("kind") {
        case "translate":
            return Transformed(
                transform: CATransform3DMakeTranslation(tree.number("x") ?? 0, tree.number("y") ?? 0, 0),
                wrapping: child
            )
        case "scale":
            return Transformed(
                transform: CATransform3DMakeScale(tree.number("x") ?? 1, tree.number("y") ?? 1, 1),
                wrapping: child
            )
        case "rotate":
            let angle = Measurement(value: Double(tree.number("degrees") ?? 0), unit: UnitAngle.degrees)
            return child.rotated(by: angle)
        default:
            throw UnreadableCase(description: "no transform \(tree.args)")
        }
    }
}

// MARK: - Decorations

extension TreeReader {
    private static func decorate(_ tree: Tree) throws -> any Element {
        let position = tree.args["position"] ?? .object([:])
        return Decorate(
            layering: tree.string("layering") == "below" ? .below : .above,
            position: try decoratePosition(position),
            wrapping: try element(tree.children[0].element),
            decoration: try element(tree.children[1].element)
        )
    }

    private static func decoratePosition(_ json: JSON) throws -> Decorate.Position {
        func number(_ name: String) -> CGFloat { CGFloat(json[name]?.number ?? 0) }
        switch json["kind"]?.string {
        case "inset":
            return .inset(
                UIEdgeInsets(
                    top: number("top"),
                    left: number("left"),
                    bottom: number("bottom"),
                    right: number("right")
                )
            )
        case "corner":
            let corner: Decorate.Corner = try choice(
                json["corner"]?.string ?? "",
                [
                    "topLeft": .topLeft, "topRight": .topRight, "bottomRight": .bottomRight,
                    "bottomLeft": .bottomLeft,
                ]
            )
            return .corner(corner, UIOffset(horizontal: number("dx"), vertical: number("dy")))
        case "aligned":
            return .aligned(to: try alignment(json["alignment"]?.string ?? ""))
        default:
            throw UnreadableCase(description: "no position \(json)")
        }
    }

    private static func alignment(_ name: String) throws -> Alignment {
        try choice(
            name,
            [
                "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
                "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
                "bottomTrailing": .bottomTrailing,
            ]
        )
    }
}
