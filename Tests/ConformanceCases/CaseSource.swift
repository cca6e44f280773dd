/// Swift source of the first tree of a case, to be typed.
///
/// Leaves that only the cases have are declared first; text is a label, so that it can be truncated.
package struct CaseSource {
    /// The declarations that come before the tree.
    package static let declarations = """
        struct Leaf: Element {
            var size: CGSize
            var content: ElementContent { ElementContent(intrinsicSize: size) }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
        }
        """

    /// Returns the source of a case's first tree; nil if it has an element without a spelling here.
    package static func first(of test: ConformanceCase) -> String? {
        guard let json = test.input["trees"]?.array.first, let tree = try? TreeReader.Tree(json) else { return nil }
        return source(tree)
    }

    /// Returns the size of the case's viewport, as `viewport` takes it; nil if it has no area.
    package static func viewport(of test: ConformanceCase) -> String? {
        let size = test.viewport
        guard size.width > 0, size.height > 0, size.width < 10_000, size.height < 10_000 else { return nil }
        return "\(size.width)x\(size.height)"
    }

    private static func source(_ tree: TreeReader.Tree) -> String? {
        switch tree.type {
        case "Leaf", "LeafB": return "Leaf(size: CGSize(width: \(number(tree, "w")), height: \(number(tree, "h"))))"
        case "Spacer": return "Spacer(size: CGSize(width: \(number(tree, "w")), height: \(number(tree, "h"))))"
        case "TextLeaf": return "Label(text: \"\(tree.string("text") ?? "")\")"
        case "Empty": return "Empty()"
        case "Row", "Column", "Overlay", "EqualStack", "Flow": return container(tree)
        default: return modifier(tree)
        }
    }

    private static func container(_ tree: TreeReader.Tree) -> String? {
        var children: [String] = []
        for child in tree.children {
            guard let source = source(child.element) else { return nil }
            switch tree.type {
            case "Row", "Column": children.append(source + ".stackLayoutChild(priority: .\(priority(child.traits)))")
            default: children.append(source)
            }
        }
        let body = children.isEmpty ? "{ }" : "{\n\(children.joined(separator: "\n"))\n}"
        switch tree.type {
        case "Overlay": return "Overlay \(body)"
        case "EqualStack":
            return "EqualStack(direction: .\(tree.string("direction") ?? "horizontal"), "
                + "spacing: \(number(tree, "spacing"))) \(body)"
        case "Flow":
            return
                "Flow(lineSpacing: \(number(tree, "lineSpacing")), itemSpacing: \(number(tree, "itemSpacing"))) \(body)"
        default:
            let named = ["alignment", "underflow", "overflow"].compactMap { name in
                tree.string(name).flatMap { $0 == "custom" ? nil : "\(name): .\($0)" }
            }
            return
                "\(tree.type)(\((named + ["minimumSpacing: \(number(tree, "spacing"))"]).joined(separator: ", "))) \(body)"
        }
    }

    private static func priority(_ traits: JSON) -> String {
        switch ((traits["grow"]?.number ?? 1) > 0, (traits["shrink"]?.number ?? 1) > 0) {
        case (true, true): "flexible"
        case (true, false): "grows"
        case (false, true): "shrinks"
        case (false, false): "fixed"
        }
    }

    private static func modifier(_ tree: TreeReader.Tree) -> String? {
        if tree.type == "Box", tree.children.isEmpty { return "Box()" }
        guard tree.children.count == 1, let child = source(tree.children[0].element) else { return nil }
        switch tree.type {
        case "Box": return child + ".box()"
        case "Centered": return child + ".centered()"
        case "Hidden": return child + ".hidden(\(tree.bool("hidden") ?? true))"
        case "Opacity": return child + ".opacity(\(number(tree, "opacity", 1)))"
        case "Aligned":
            let sides = [("vertically", tree.string("v")), ("horizontally", tree.string("h"))]
            return child
                + ".aligned(\(sides.compactMap { name, side in side.map { "\(name): .\($0)" } }.joined(separator: ", ")))"
        case "Inset":
            if tree.number("uniform") != nil { return child + ".inset(uniform: \(number(tree, "uniform")))" }
            let sides = ["top", "bottom", "left", "right"].map { "\($0): \(number(tree, $0))" }
            return child + ".inset(\(sides.joined(separator: ", ")))"
        case "ConstrainedSize":
            guard let width = constraint(tree.args["width"]), let height = constraint(tree.args["height"]) else {
                return nil
            }
            return child + ".constrainedTo(width: \(width), height: \(height))"
        default: return nil
        }
    }

    private static func constraint(_ json: JSON?) -> String? {
        guard let json else { return ".unconstrained" }
        switch json["kind"]?.string {
        case "absolute", "atMost", "atLeast": return ".\(json["kind"]?.string ?? "")(\(literal(json["value"]?.number)))"
        case "within": return ".within(\(literal(json["min"]?.number))...\(literal(json["max"]?.number)))"
        default: return nil
        }
    }

    private static func number(_ tree: TreeReader.Tree, _ name: String, _ usual: Double = 0) -> String {
        literal(tree.number(name).map { Double($0) } ?? usual)
    }

    private static func literal(_ number: Double?) -> String {
        guard let number, number.isFinite else {
            return (number ?? 0).isNaN ? "CGFloat.nan" : (number ?? 0) > 0 ? "CGFloat.infinity" : "0"
        }
        return "\(number)"
    }
}
