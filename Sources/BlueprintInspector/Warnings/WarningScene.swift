import BlueprintUI
import Foundation

/// A rendered tree, prepared for the rules for warnings.
public struct WarningScene {
    /// The render.
    let render: Render
    /// The names of the elements.
    public let labels: NodeLabels
    /// The previous render, with its labels; nil if there is none to compare with.
    public let before: (snapshot: RenderSnapshot, labels: NodeLabels)?
    /// The elements themselves; nil if only their records are known.
    let live: LiveTree?
    /// The elements that break the layout contract.
    let contract: ContractCheck.Findings
    /// The children of each element, in order.
    let children: NumberLists
    /// The positions of the elements that have children, in order.
    let parents: [Int]
    /// The elements.
    let elements: [ElementRecord]
    /// For each element, how it and the elements in it look, apart from hidden ones.
    // Raw values, as an operation on options would look up their type for each element.
    private let looks: ContiguousArray<ShownContent.Looks.RawValue>

    /// The length in points by which two numbers may differ without a warning, because sums of fractions are not exact.
    package static let tolerance = 0.01

    /// Creates a scene of a render, with the names of its nodes.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        before: (snapshot: RenderSnapshot, labels: NodeLabels)? = nil
    ) {
        self.init(Render(trace), labels: labels, before: before)
    }

    /// Creates a scene of a render with the elements themselves and the results of the contract check.
    package init(
        _ render: Render,
        labels: NodeLabels,
        before: (snapshot: RenderSnapshot, labels: NodeLabels)? = nil,
        live: LiveTree? = nil,
        contract: ContractCheck.Findings = ContractCheck.Findings()
    ) {
        self.live = live
        self.contract = contract
        self.render = render
        self.labels = labels
        self.before = before
        elements = render.snapshot.elements
        children = NumberLists(childrenOf: elements)
        var looks = ContiguousArray<ShownContent.Looks.RawValue>(repeating: 0, count: elements.count)
        for index in elements.indices.reversed() {
            let own = looks[index] | elements[index].looks.rawValue
            looks[index] = elements[index].attributes.isHidden ? 0 : own
            guard let parent = elements[index].parent, elements.indices.contains(parent) else { continue }
            looks[parent] |= looks[index]
        }
        self.looks = looks
        parents = children.filled
    }

    /// The steps of the render before its update, at least, which are recorded when they are first needed.
    public var trace: Trace { render.layoutTrace }

    var snapshot: RenderSnapshot { render.snapshot }

    /// Returns the elements for which a function returns true; fewer if the work is interrupted.
    func positions(where isFound: ([ElementRecord], Int) -> Bool) -> [Int] {
        elements.indices.interruptible.filter { isFound(elements, $0) }
    }

    /// Returns true if an element or one in it shows anything.
    func isSeen(_ index: Int) -> Bool { ShownContent.Looks(rawValue: looks[index]).contains(.something) }

    /// Returns true if an element or one in it shows text or an image.
    func hasTextOrImage(_ index: Int) -> Bool {
        ShownContent.Looks(rawValue: looks[index]).contains(.textOrImage)
    }

    /// Returns the name of an element: `Label #1`.
    func name(_ index: Int) -> String { labels[index].full }

    /// Returns `#1` if the element is the only one of its node, so that the node can be edited.
    func reference(_ index: Int) -> String? { labels.number(of: index).map { "#\($0)" } }

    /// Returns the element and its ancestors, from the inside outwards.
    func path(from index: Int) -> [Int] { snapshot.path(from: index) }

    /// Returns the facts about the layout of an element.
    func purpose(of index: Int) -> LayoutPurpose { elements[index].purpose }

    /// Returns the last measured sizes of some elements, in points.
    func measuredSizes(of elements: Set<Int>) -> [Int: CGSize] {
        var sizes: [Int: CGSize] = [:]
        guard !elements.isEmpty else { return sizes }
        for event in trace.events where event.phase == .layout {
            guard case .measured(let size, _) = event.kind, let node = event.node, elements.contains(node) else {
                continue
            }
            sizes[node] = size
        }
        return sizes
    }

    // MARK: - Fixes

    /// Returns the edits that give an element or an ancestor in a stack its measured length.
    func fixedPriorities(from index: Int) -> [[String]] {
        let candidates = path(from: index).filter { element in
            elements[element].parent.map { purpose(of: $0).contains(.stacksChildren) } ?? false
        }
        return candidates.prefix(3).compactMap { element in
            reference(element).map { ["select \($0)", "priority fixed"] }
        }
    }

    /// Returns the edits that unwrap the constrained sizes around an element.
    func unlimited(from index: Int) -> [[String]] {
        path(from: index).filter { purpose(of: $0).contains(.limitsChild) }.prefix(2)
            .compactMap { element in reference(element).map { ["unwrap \($0)"] } }
    }

    /// Returns the edit that makes the viewport larger, in whole points.
    func larger(by size: CGSize) -> [[String]] {
        let width = (snapshot.viewport.width + max(0, size.width)).rounded(.up)
        let height = (snapshot.viewport.height + max(0, size.height)).rounded(.up)
        guard width.isFinite, height.isFinite, CGSize(width: width, height: height) != snapshot.viewport else {
            return []
        }
        return [["viewport \(Phrasing.number(width))x\(Phrasing.number(height))"]]
    }

    /// Returns the size that is missing so that an element has its measured size and its siblings keep theirs.
    ///
    /// - Parameter ends: the largest coordinates of the children, by parent; those that are not known yet are added.
    func missingSize(around index: Int, _ measured: CGSize, ends: inout [Int: CGPoint]) -> CGSize {
        var missing = measured
        guard let parent = elements[index].parent, elements[parent].frame.isSound else { return missing }
        let end = ends[parent] ?? end(ofChildrenOf: parent)
        ends[parent] = end
        missing.width = max(missing.width, end.x + measured.width - elements[parent].frame.width)
        missing.height = max(missing.height, end.y + measured.height - elements[parent].frame.height)
        if elements[index].frame.width > 0 { missing.width = 0 }
        if elements[index].frame.height > 0 { missing.height = 0 }
        return missing
    }

    /// Returns the largest coordinates of an element's children, in its own; negative infinity if none has a frame.
    private func end(ofChildrenOf parent: Int) -> CGPoint {
        children[parent].map { elements[$0].frame }.filter(\.isSound).reduce(CGPoint(x: -.infinity, y: -.infinity)) {
            CGPoint(x: max($0.x, $1.maxX), y: max($0.y, $1.maxY))
        }
    }

    /// Returns the edit that wraps an element in a constrained size, such as `.constrainedTo(width: .atMost(40))`.
    func constrained(_ index: Int, _ arguments: String) -> [[String]] {
        reference(index).map { [["select \($0)", ".constrainedTo(\(arguments))"]] } ?? []
    }

    /// Returns true if a frame extends beyond an area.
    @inline(__always)
    func extends(_ frame: CGRect, beyond area: CGRect) -> Bool {
        frame.minX < area.minX - Self.tolerance || frame.maxX > area.maxX + Self.tolerance
            || frame.minY < area.minY - Self.tolerance || frame.maxY > area.maxY + Self.tolerance
    }

    /// Returns the lengths by which a frame extends beyond an area, `24 right, 3 below`; nil if it does not.
    func excess(of frame: CGRect, over area: CGRect) -> (words: String, size: CGSize)? {
        guard extends(frame, beyond: area) else { return nil }
        let sides = [
            ("left", area.minX - frame.minX), ("right", frame.maxX - area.maxX),
            ("above", area.minY - frame.minY), ("below", frame.maxY - area.maxY),
        ].filter { $0.1 > Self.tolerance }
        guard !sides.isEmpty else { return nil }
        let words = sides.map { "\(Phrasing.number($0.1)) \($0.0)" }.joined(separator: ", ")
        let width = max(0, area.minX - frame.minX) + max(0, frame.maxX - area.maxX)
        let height = max(0, area.minY - frame.minY) + max(0, frame.maxY - area.maxY)
        return (words, CGSize(width: width, height: height))
    }
}

extension WarningScene {
    /// Creates a scene of the last render of a recorder whose view still shows it; nil if nothing was recorded.
    ///
    /// The scene contains the elements themselves. Some rules need them, to check the effect of a priority or the
    /// layout contract. One element of each of a few custom types is measured a few hundred times.
    public init?(_ recorder: RenderRecorder, names: NodeNames = .paths) {
        guard let render = recorder.last else { return nil }
        let snapshot = render.snapshot
        let live = LiveTree(recorder.view, showing: snapshot)
        var check = ContractCheck()
        let elements = snapshot.elements
        self.init(
            render,
            labels: NodeLabels(snapshot, names: names),
            live: live,
            contract: live.map { check.findings(in: $0, snapshot) { elements[$0].typeName } }
                ?? ContractCheck.Findings()
        )
    }
}

/// The elements that a view shows, found by their positions in its snapshot, which does not hold their values.
package final class LiveTree {
    private let records: [ElementRecord]
    // Only few elements are looked at, so a list of all of them would take longer to make.
    private var found: [Int: LayoutNode]

    /// Creates a tree of a view's last render; nil if the snapshot is of another one.
    package init?(_ view: BlueprintView, showing snapshot: RenderSnapshot) {
        guard let root = view.layoutTree?.root, !root.needsRecording,
            root.lastPosition == snapshot.elements.count - 1
        else { return nil }
        records = snapshot.elements
        found = [0: root]
    }

    /// The number of elements.
    var count: Int { records.count }

    /// Returns the element at a position.
    package func element(_ index: Int) -> (any Element)? { node(index)?.element.untagged }

    /// Returns the environment in which the element at a position was laid out.
    func environment(_ index: Int) -> Environment { node(index)?.environment ?? .empty }

    /// Returns true if the element at a position is, or contains, one that is known to break the layout contract.
    func breaksContract(_ index: Int) -> Bool { node(index)?.breaksContract ?? false }

    /// Returns the priorities of the children of the stack at a position; nil for any other element.
    func stackPriorities(_ index: Int) -> StackPriorities? { node(index)?.stackPriorities }

    /// Returns the node at a position, found from the nearest ancestor that was found before.
    private func node(_ index: Int) -> LayoutNode? {
        var path: [Int] = []
        var next: Int? = index
        while let position = next, records.indices.contains(position), found[position] == nil {
            path.append(position)
            next = records[position].parent
        }
        var node = next.flatMap { found[$0] }
        for position in path.reversed() {
            node = node?.child(atPosition: position)
            found[position] = node
        }
        return node
    }
}
