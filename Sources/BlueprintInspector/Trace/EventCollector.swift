import BlueprintUI
import Foundation
import HeadlessUIKit

/// An observer that records one render as events.
///
/// The render waits while an event is recorded, so everything that can be computed later is.
final class EventCollector: RenderObserver {
    // Written with every event, on one thread, and by nothing that is called during an access: a check of each would slow
    // the render down.
    @exclusivity(unchecked) private var record: Record

    private static let longestPath = 16

    private let numbering: ViewNumbering
    private let oldest: Int

    private struct Record {
        /// The events so far; nodes are identified by serial number until the render is complete.
        var events: [TraceEvent] = []
        /// The decisions of the layouts; nodes are identified by serial number until the render is complete.
        var decisions: [TakenDecision] = []
        /// The nodes of the events, by serial number; the table retains them and their ancestors.
        var nodes = SerialTable<LayoutNode>()
        /// The view of each view-backed node, with its number.
        var views = SerialTable<(view: UIView, number: Int)>()
        /// The classes of the views created in this render.
        var classNames: ContiguousArray<(number: Int, name: String)> = []
        /// The views from before the render without those removed so far, and the nodes of the reused ones.
        var state: ViewState
        /// The nodes of the views created in this render, in order of creation.
        var newcomers = SerialTable<Int32>()
        /// The newcomers' views that are not as their class makes them.
        var special = SpecialViews()
        /// The list of one parent's views that the update is working on, and the start of its events.
        var batch: (parent: Int, start: Int, hasMoves: Bool)?
        /// The proposal that no measurement has completed yet, and the last measurement of each node.
        var measuring = (open: Int?.none, last: SerialTable<Int32>())
    }

    /// The classes of the views created in this render.
    var classNames: ContiguousArray<(number: Int, name: String)> { record.classNames }

    /// Creates an observer of one render, given the views before it.
    init(numbering: ViewNumbering, before: ViewState) {
        self.numbering = numbering
        record = Record(state: before)
        oldest = numbering.lastNumber
    }

    /// The root of the tree; nil if nothing is laid out yet.
    var root: LayoutNode? {
        var node = record.nodes.serials.first.flatMap { record.nodes[$0] }
        while let parent = node?.parent { node = parent }
        return node
    }

    /// Adds the nodes that were only measured to the list of elements, and gives them their positions there.
    func addMeasured(to list: inout [Trace.Node]) {
        var spelling = IdentifierSpelling()
        for serial in record.nodes.serials.interruptible {
            guard let node = record.nodes[serial], node.position < 0 else { continue }
            node.position = list.count
            let (type, identifier) = spelling.spell(node.identifier)
            let parent = node.parent.flatMap { $0.position < 0 ? nil : $0.position }
            list.append(Trace.Node(typeName: type, identifier: identifier, sourceTag: node.sourceTag, parent: parent))
        }
    }

    /// Returns the events and the decisions with the positions of their nodes, and clears both.
    func takeSteps() -> (events: [TraceEvent], decisions: [TakenDecision]) {
        defer { (record.events, record.decisions) = ([], []) }
        for index in record.events.indices.interruptible {
            guard let serial = record.events[index].node else { continue }
            record.events[index].node = record.nodes[serial]?.position
        }
        for index in record.decisions.indices {
            record.decisions[index].node = record.nodes[record.decisions[index].node]?.position ?? -1
        }
        record.decisions.removeAll { $0.node < 0 }
        return (record.events, record.decisions)
    }

    /// The number of events from which the list grows by an eighth rather than to twice its length.
    private static let many = 1 << 16

    /// Leaves room for the events of a number of elements.
    ///
    /// A list that grows is copied, and takes twice its memory for a moment; room that stays empty takes none.
    func expect(elements count: Int) {
        guard count * 16 > Self.many else { return }
        record.events.reserveCapacity(count * 16)
        record.decisions.reserveCapacity(count * 2)
    }

    @inline(__always)
    private func add(_ kind: TraceEvent.Kind, node: Int? = nil, view: Int? = nil, partner: Int? = nil) {
        if record.events.count == record.events.capacity, record.events.count >= Self.many {
            // Half of a long list would stay empty.
            record.events.reserveCapacity(record.events.count + record.events.count / 8)
        }
        record.events.append(
            TraceEvent(
                number: record.events.count + 1,
                kind: kind,
                node: node,
                view: view,
                partner: partner,
                enclosing: record.measuring.open
            )
        )
    }

    @inline(__always)
    private func know(_ node: LayoutNode) -> Int {
        let serial = node.serial
        guard record.nodes[serial] == nil else { return serial }
        record.nodes[serial] = node
        var current = node.parent
        while let node = current, record.nodes[node.serial] == nil {
            record.nodes[node.serial] = node
            current = node.parent
        }
        return serial
    }

    // MARK: Layout

    func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> Int {
        add(.proposed(constraint), node: know(node))
        let proposal = record.events.count
        record.measuring.open = proposal
        return proposal
    }

    func measures(_ proposal: Int, by node: LayoutNode, _ size: CGSize, _ origin: MeasurementOrigin) {
        let serial = node.serial
        record.measuring.open = record.events[proposal - 1].enclosing
        add(.measured(size, MeasurementSource(origin)), node: serial, partner: proposal)
        record.events[proposal - 1].partner = record.events.count
        record.measuring.last[serial] = Int32(clamping: record.events.count)
    }

    func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode) {
        record.decisions.append(
            TakenDecision(event: record.events.count + 1, node: node.serial, subject: subject, decision: decision)
        )
    }

    func places(_ node: LayoutNode) {
        let serial = know(node)
        let attributes =
            node.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(node.attributes)
        add(
            .placed(
                node.placedFrame,
                attributes,
                measurement: record.measuring.last[serial].map { Int(truncatingIfNeeded: $0) }
            ),
            node: serial
        )
    }

    // MARK: Flatten and round

    func backs(_ node: LayoutNode, with view: ViewNode) {
        let className = numbering.className(view.description.viewType)
        let attributes = view.attributes
        add(.viewBacked(className: className, frame: attributes.frame, ShownAttributes(attributes)), node: node.serial)
    }

    func flattens(_ node: LayoutNode, applying sum: LayoutAttributes) {
        add(.flattened(offset: sum.frame.origin, ShownAttributes(sum)), node: node.serial)
    }

    func rounds(_ view: ViewNode, _ rounding: FrameRounding) {
        add(.rounded(RoundedFrame(rounding, of: view)), node: view.source.serial)
    }

    // MARK: Update

    /// Returns the number of a node's view.
    private func number(_ view: UIView, of node: ViewNode) -> Int {
        record.views[node.source.serial]?.number ?? numbering.number(of: view)
    }

    /// Returns the number of the superview of a node's view.
    private func parentNumber(of node: ViewNode) -> Int {
        node.parent.flatMap { record.views[$0.source.serial]?.number } ?? record.state.root
    }

    /// Returns the serial number of the node of a view; nil if unknown.
    private func node(ofView number: Int) -> Int? {
        number > oldest
            ? record.newcomers[number - oldest].map { Int(truncatingIfNeeded: $0) } : record.state.items[number]?.node
    }

    /// Adds a view that has no number yet, and returns its new number.
    private func welcome(_ view: UIView, for serial: Int) -> Int {
        let number = numbering.addNumber(to: view)
        record.classNames.append((number, numbering.className(type(of: view))))
        record.newcomers[number - oldest] = Int32(clamping: serial)
        return number
    }

    private func addUpdate(_ kind: TraceEvent.Kind, view: Int) {
        finishBatch()
        add(kind, node: node(ofView: view), view: view)
    }

    /// Begins the list of views in a parent, unless it has begun.
    private func list(in parent: Int) {
        if record.batch?.parent == parent { return }
        finishBatch()
        record.batch = (parent, record.events.count, false)
    }

    /// Ends the list of the last siblings; if some of them move, their places are written into the events.
    func finishBatch() {
        guard let batch = record.batch else { return }
        record.batch = nil
        // If no view moves, the views are already in order.
        guard batch.hasMoves else { return }
        let present = record.state.items[batch.parent]?.children ?? []
        let placed = SiblingBatch(parent: batch.parent, events: record.events[batch.start...]).placed(present)
        record.events.removeSubrange(batch.start...)
        for var event in placed {
            event.number = record.events.count + 1
            if case .moved = event.kind { event.node = node(ofView: event.view ?? 0) }
            record.events.append(event)
        }
    }

    func creates(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {
        let serial = node.source.serial
        let number = welcome(view, for: serial)
        record.views[serial] = (view, number)
        // A new view gets its size before it is written to.
        let frame = view.untransformedFrame
        if frame != .zero { record.special.builtFrames[number] = frame }
        let parent = parentNumber(of: node)
        list(in: parent)
        add(.created(parent: parent, index: index), node: serial, view: number)
    }

    func reuses(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {
        let serial = node.source.serial
        let parent = parentNumber(of: node)
        let number: Int
        if let known = numbering.knownNumber(of: view) {
            number = known
        } else {
            number = welcome(view, for: serial)
            record.special.adopted.insert(number)
        }
        record.views[serial] = (view, number)
        list(in: parent)
        add(.reused(path: Self.text(node.path)), node: serial, view: number)
        if record.state.show(serial, in: number) { return }
        let className = numbering.className(type(of: view))
        record.state.adopt(number, className: className, in: parent, frame: view.untransformedFrame)
        record.state.show(serial, in: number)
    }

    /// A path in words; of a long one the end, since deep trees have many.
    private static func text(_ path: [ElementIdentifier]) -> String {
        if path.count == 1 { return path[0].description }
        let end = path.suffix(longestPath).map(\.description).joined(separator: "/")
        return path.count > longestPath ? "…/" + end : end
    }

    func moves(_ view: UIView, in parent: UIView, from oldIndex: Int, to newIndex: Int) {
        list(in: numbering.numberedAncestor(of: parent) ?? record.state.root)
        record.batch?.hasMoves = true
        add(.moved(from: oldIndex, to: newIndex), view: numbering.number(of: view))
    }

    func removes(_ view: UIView, from parent: UIView) {
        finishBatch()
        let number = numbering.number(of: view)
        let parent = numbering.numberedAncestor(of: parent) ?? record.state.root
        add(
            .removed(parent: parent, index: record.state.index(of: number) ?? 0),
            node: node(ofView: number),
            view: number
        )
        if let event = record.events.last { record.state.apply(event) }
    }

    func writes(_ view: UIView, for node: ViewNode) -> () -> Void {
        finishBatch()
        let serial = node.source.serial
        let number = number(view, of: node)
        let isNew = record.newcomers[number - oldest] != nil && !record.special.adopted.contains(number)
        let frame = isNew ? record.special.builtFrames[number] ?? .zero : view.untransformedFrame
        // What a view has that no one but its class has made is the same for the whole class.
        let before =
            !isNew
            ? view.inspectedProperties
            : node.description.buildsPlainView
                ? numbering.properties(ofNew: view) : numbering.properties(ofUsual: view)
        return { [self] in
            let newFrame = view.untransformedFrame
            if newFrame != frame { add(.framed(from: frame, to: newFrame), node: serial, view: number) }
            for change in PropertyChange.changes(from: before, to: view.inspectedProperties) {
                add(.wrote(property: change.name, from: change.old, to: change.new), node: serial, view: number)
            }
        }
    }

    func applies(_ transition: LayoutTransition, to view: UIView) {
        addUpdate(.transitioned(TransitionWords.words(transition)), view: numbering.number(of: view))
    }

    func appears(_ view: UIView, with transition: VisibilityTransition) {
        addUpdate(.appearing(TransitionWords.words(transition, "from")), view: numbering.number(of: view))
    }

    func disappears(_ view: UIView, with transition: VisibilityTransition) {
        addUpdate(.disappearing(TransitionWords.words(transition, "to")), view: numbering.number(of: view))
    }

    func calls(_ callback: LifecycleEvent, of view: UIView) {
        addUpdate(callback == .appear ? .appeared : .disappeared, view: numbering.number(of: view))
    }
}

/// The views of a render that are not as their class makes them.
private struct SpecialViews {
    /// The reused views that were created elsewhere.
    var adopted: Set<Int> = []
    /// The frames of new views as they were built, unless all zero.
    var builtFrames: [Int: CGRect] = [:]
}

/// Values by the serial numbers of nodes, stored in an array because the numbers count from 0 without gaps.
struct SerialTable<Value> {
    private var values: ContiguousArray<Value?> = []

    /// The serial numbers that have a value, in order.
    var serials: [Int] { values.indices.filter { values[$0] != nil } }

    /// The value of a serial number; below 0 there is none.
    subscript(serial: Int) -> Value? {
        @inline(__always)
        get { serial >= 0 && serial < values.count ? values[serial] : nil }
        @inline(__always)
        set {
            guard serial >= 0 else { return }
            while values.count <= serial { values.append(nil) }
            values[serial] = newValue
        }
    }
}
