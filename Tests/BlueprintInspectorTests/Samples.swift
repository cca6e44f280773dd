import BlueprintInspector
import Foundation

/// Trees built by hand, with the frames that the engine would compute.
struct Sample {
    var snapshot: RenderSnapshot
    var labels: NodeLabels

    /// One line of the tree: depth, type, node number, frame, view number, class, text.
    struct Node {
        var depth: Int
        var type: String
        var number: Int?
        var frame: CGRect
        var view: (number: Int, type: String)?
        var content: ShownContent?
        var attributes: ShownAttributes
    }

    static func node(
        _ depth: Int,
        _ type: String,
        _ number: Int?,
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        view: (Int, String)? = nil,
        text: String? = nil,
        content: ShownContent? = nil,
        attributes: ShownAttributes = ShownAttributes()
    ) -> Node {
        var shown = content
        if let text {
            let lines = text.split(separator: "\n").enumerated().map { row, line in
                ShownContent.TextLine(
                    String(line),
                    x: 0,
                    y: Double(row) * 16,
                    width: Double(line.count) * 8,
                    height: 16
                )
            }
            shown = ShownContent(text: text.replacingOccurrences(of: "\n", with: " "), lines: lines)
        }
        return Node(
            depth: depth,
            type: type,
            number: number,
            frame: CGRect(x: x, y: y, width: width, height: height),
            view: view.map { (number: $0.0, type: $0.1) },
            content: shown,
            attributes: attributes
        )
    }

    /// Creates a sample of nodes in pre-order; the parent of a view is the view of the nearest view-backed ancestor.
    init(viewport: CGSize = CGSize(width: 300, height: 160), _ nodes: [Node]) {
        var snapshot = RenderSnapshot(viewport: viewport)
        snapshot.views = [
            ViewRecord(
                number: 1,
                className: "BlueprintView",
                parent: nil,
                depth: 0,
                element: nil,
                frame: CGRect(origin: .zero, size: viewport)
            )
        ]
        var open: [Int] = []
        var numbers: [Int: Int] = [:]
        for (index, node) in nodes.enumerated() {
            open.removeLast(open.count - node.depth)
            if let number = node.number { numbers[index * 10] = number }
            snapshot.elements.append(
                ElementRecord(
                    index: index,
                    parent: open.last,
                    depth: node.depth,
                    typeName: node.type,
                    identifier: "\(node.type).1",
                    sourceTag: index * 10,
                    frame: node.frame,
                    attributes: node.attributes,
                    view: node.view?.number,
                    nativeClass: node.view?.type,
                    content: node.content
                )
            )
            open.append(index)
            guard let view = node.view else { continue }
            var flattened: [ViewRecord.Flattened] = []
            var origin = node.frame.origin
            var outer = open.dropLast().last
            while let element = outer, !snapshot.elements[element].isViewBacked {
                let offset = snapshot.elements[element].frame.origin
                flattened.insert(ViewRecord.Flattened(element: element, offset: offset), at: 0)
                origin.x += offset.x
                origin.y += offset.y
                outer = snapshot.elements[element].parent
            }
            let parent = outer.flatMap { snapshot.elements[$0].view }
                .flatMap { number in snapshot.views.firstIndex { $0.number == number } }
            snapshot.views.append(
                ViewRecord(
                    number: view.number,
                    className: view.type,
                    parent: parent ?? 0,
                    depth: snapshot.views[parent ?? 0].depth + 1,
                    element: index,
                    frame: CGRect(origin: origin, size: node.frame.size),
                    attributes: node.attributes,
                    flattened: flattened,
                    content: node.content ?? ShownContent()
                )
            )
        }
        self.snapshot = snapshot
        labels = NodeLabels(snapshot, names: NodeNames(numbers))
    }

    /// The tree of the typical session.
    static let session = Sample([
        node(0, "Box", 4, 0, 0, 300, 160, view: (5, "BoxView"), content: ShownContent(fill: "blue")),
        node(1, "Inset", 3, 0, 0, 300, 160),
        node(2, "Centered", 2, 20, 20, 260, 120),
        node(3, "Label", 1, 82, 52, 96, 16, view: (6, "UILabel"), text: "Hello, world"),
    ])

    /// A row of three labels that fill it, and one below.
    static let row = Sample([
        node(0, "Column", 7, 0, 0, 300, 160),
        node(1, "Row", 6, 0, 0, 300, 48),
        node(2, "Label", 1, 0, 0, 100, 48, view: (2, "UILabel"), text: "One"),
        node(2, "Label", 2, 100, 0, 100, 48, view: (3, "UILabel"), text: "Two\nlines"),
        node(2, "Label", 3, 200, 0, 100, 48, view: (4, "UILabel"), text: "Three"),
        node(1, "Overlay", 5, 0, 64, 120, 32),
        node(2, "Box", 8, 0, 0, 120, 32, view: (5, "BoxView")),
        node(2, "Label", 9, 0, 0, 120, 32, view: (6, "UILabel"), text: "On the box"),
        node(1, "Inset", 12, 150, 64, 50, 24),
        node(2, "Label", 11, 2, 4, 46, 16, view: (7, "UILabel"), text: "Thin"),
        node(1, "Spacer", 10, 0, 100, 20, 0),
        node(1, "Rule", 13, 0, 120, 300, 0.5, view: (8, "BoxView")),
    ])
}
