import BlueprintUI
import ConformanceCases
import Foundation
import HeadlessUIKit

/// The result of one render, in the form of the recorded cases.
struct RenderResult {
    struct ElementRow {
        var depth: Int
        var type: String
        var identifier: String
        var frame: CGRect
        var view: String?
        var attributes: LayoutAttributes
    }

    struct ViewRow {
        var depth: Int
        var number: Int
        var path: String
        var type: String
        var frame: CGRect
        var attributes: LayoutAttributes
        var contentSize: CGSize?
    }

    var elements: [ElementRow] = []
    var views: [ViewRow] = []
    var unconstrained: CGSize
    var inViewport: CGSize
    var created: [Int] = []
    var reused: [Int] = []
    var removed: [Int]
    var reordered: [Reordering]

    init(_ view: BlueprintView, element: any Element, viewport: CGSize, numbering: inout ViewNumbering) {
        removed = []
        reordered = []
        unconstrained = element.content.measure(in: .unconstrained, environment: view.environment)
        inViewport = element.content.measure(in: SizeConstraint(viewport), environment: view.environment)
        var backed: [ObjectIdentifier: String] = [:]
        for (index, node) in view.viewTree.roots.enumerated() {
            addView(node, at: index, in: view.subviews[0], depth: 0, &numbering, &backed)
        }
        let siblings = Self.siblings(views)
        removed = numbering.shown.values.flatMap { $0 }.filter { number in !views.contains { $0.number == number } }
        removed.sort()
        reordered = Reordering.find(from: numbering.shown, to: siblings)
        numbering.shown = siblings
        if let root = view.layoutTree?.root { addElement(root, depth: 0, backed) }
    }

    /// Returns the numbers of the subviews of each view, 0 for the Blueprint view.
    private static func siblings(_ views: [ViewRow]) -> [Int: [Int]] {
        var siblings: [Int: [Int]] = [:]
        var parents = [0]
        for view in views {
            parents.removeLast(parents.count - view.depth - 1)
            siblings[parents[view.depth], default: []].append(view.number)
            parents.append(view.number)
        }
        return siblings
    }

    private mutating func addView(
        _ node: ViewNode,
        at index: Int,
        in parent: UIView,
        depth: Int,
        _ numbering: inout ViewNumbering,
        _ backed: inout [ObjectIdentifier: String]
    ) {
        guard parent.subviews.indices.contains(index) else { return }
        let view = parent.subviews[index]
        let isOld = numbering.existing(view) != nil
        let number = numbering.number(of: view)
        if isOld { reused.append(number) } else { created.append(number) }
        let type = String(describing: type(of: view))
        backed[ObjectIdentifier(node.source)] = type
        var attributes = node.attributes
        attributes.transform = view.transform3D
        attributes.alpha = view.alpha
        attributes.isHidden = view.isHidden
        attributes.isUserInteractionEnabled = view.isUserInteractionEnabled
        let frame = CGRect(
            x: view.center.x - view.bounds.size.width / 2,
            y: view.center.y - view.bounds.size.height / 2,
            width: view.bounds.size.width,
            height: view.bounds.size.height
        )
        let content = node.description.contentView(in: view)
        views.append(
            ViewRow(
                depth: depth,
                number: number,
                path: node.path.map(\.description).joined(separator: "/"),
                type: type,
                frame: frame,
                attributes: attributes,
                contentSize: (content as? UIScrollView)?.contentSize
            )
        )
        for (index, child) in node.children.enumerated() {
            addView(child, at: index, in: content, depth: depth + 1, &numbering, &backed)
        }
    }

    private mutating func addElement(_ node: LayoutNode, depth: Int, _ backed: [ObjectIdentifier: String]) {
        elements.append(
            ElementRow(
                depth: depth,
                type: node.typeName,
                identifier: depth == 0 ? "" : node.identifier.description,
                frame: node.attributes.frame,
                view: backed[ObjectIdentifier(node)],
                attributes: node.attributes
            )
        )
        for child in node.children { addElement(child, depth: depth + 1, backed) }
    }
}

/// Reused siblings whose order changed.
struct Reordering: Equatable {
    var parent: Int
    var old: [Int]
    var new: [Int]

    static func find(from old: [Int: [Int]], to new: [Int: [Int]]) -> [Reordering] {
        new.keys.sorted().compactMap { parent in
            let after = new[parent] ?? []
            let before = old[parent] ?? []
            let survivorsBefore = before.filter(after.contains)
            let survivorsAfter = after.filter(before.contains)
            guard survivorsBefore != survivorsAfter else { return nil }
            return Reordering(parent: parent, old: survivorsBefore, new: survivorsAfter)
        }
    }
}
