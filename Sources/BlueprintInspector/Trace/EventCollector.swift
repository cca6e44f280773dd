import BlueprintUI
import Foundation
import HeadlessUIKit

/// Listens to one render and turns what it hears into events.
///
/// Whatever can be found out afterwards is: the render waits for each event to be written.
final class EventCollector: RenderObserver {
    // Written with every event, on one thread: not worth a check of exclusive access each time.

    /// The events so far; nodes are given by serial number until the render is done.
    @exclusivity(unchecked) private(set) var events: [TraceEvent] = []
    /// The decisions of the layouts; nodes have serial numbers until the render is done.
    @exclusivity(unchecked) private(set) var decisions: [TakenDecision] = []
    /// The nodes heard of, by serial number; they are kept, and those above them.
    @exclusivity(unchecked) private(set) var nodes = SerialTable<LayoutNode>()
    /// The view of each node that has one, with its number.
    @exclusivity(unchecked) private(set) var views = SerialTable<(view: UIView, number: Int)>()
    /// The frame of each node's view before rounding.
    @exclusivity(unchecked) private(set) var unrounded = SerialTable<CGRect>()
    /// The classes of the views that have come in this render.
    @exclusivity(unchecked) private(set) var classNames: ContiguousArray<(number: Int, name: String)> = []

    private static let longestPath = 16

    private let numbering: ViewNumbering
    /// The views that were there before, less those that were removed, and the nodes of those that are used again.
    @exclusivity(unchecked) private var state: ViewState
    /// The nodes of the views that have come in this render, by how many came before.
    @exclusivity(unchecked) private var newcomers = SerialTable<Int32>()
    private let oldest: Int
    /// The reused views that were created elsewhere.
    @exclusivity(unchecked) private var adopted: Set<Int> = []
    /// The views of one parent as the update lists them, and where the events of that begin.
    @exclusivity(unchecked) private var batch: (parent: Int, start: Int, hasMoves: Bool)?
    @exclusivity(unchecked) private var openProposal: Int?
    @exclusivity(unchecked) private var lastMeasurements = SerialTable<Int32>()

    private let startsAgain: () -> Void

    /// A listener to one render; the function is called when another one starts right after it.
    ///
    /// - Parameter last: the trace of the render before: most are about as long as the one before.
    init(numbering: ViewNumbering, before: ViewState, last: Trace?, startsAgain: @escaping () -> Void) {
        self.numbering = numbering
        self.startsAgain = startsAgain
        state = before
        oldest = numbering.lastNumber
        guard let last else { return }
        events.reserveCapacity(last.events.count + last.events.count / 16)
        decisions.reserveCapacity(last.decisions.count + last.decisions.count / 16)
    }

    func starts(pass: Int) {
        if pass > 1 { startsAgain() }
    }

    /// Gives the events away.
    func takeEvents() -> [TraceEvent] {
        defer { events = [] }
        return events
    }

    /// Gives the decisions away.
    func takeDecisions() -> [TakenDecision] {
        defer { decisions = [] }
        return decisions
    }

    @inline(__always)
    private func add(_ kind: TraceEvent.Kind, node: Int? = nil, view: Int? = nil, partner: Int? = nil) {
        events.append(
            TraceEvent(
                number: events.count + 1,
                kind: kind,
                node: node,
                view: view,
                partner: partner,
                enclosing: openProposal
            )
        )
    }

    @inline(__always)
    private func know(_ node: LayoutNode) -> Int {
        let serial = node.serial
        guard nodes[serial] == nil else { return serial }
        nodes[serial] = node
        var current = node.parent
        while let node = current, nodes[node.serial] == nil {
            nodes[node.serial] = node
            current = node.parent
        }
        return serial
    }

    // MARK: Layout

    func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> Int {
        add(.proposed(constraint), node: know(node))
        let proposal = events.count
        openProposal = proposal
        return proposal
    }

    func measures(_ proposal: Int, by node: LayoutNode, _ size: CGSize, _ origin: MeasurementOrigin) {
        let serial = node.serial
        openProposal = events[proposal - 1].enclosing
        add(.measured(size, MeasurementSource(origin)), node: serial, partner: proposal)
        events[proposal - 1].partner = events.count
        lastMeasurements[serial] = Int32(clamping: events.count)
    }

    func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode) {
        decisions.append(
            TakenDecision(event: events.count + 1, node: node.serial, subject: subject, decision: decision)
        )
    }

    func places(_ node: LayoutNode) {
        let serial = know(node)
        let attributes =
            node.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(node.attributes)
        add(.placed(node.frame, attributes, measurement: lastMeasurements[serial].map(Int.init)), node: serial)
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
        unrounded[view.source.serial] = rounding.before
        add(.rounded(RoundedFrame(rounding, of: view)), node: view.source.serial)
    }

    // MARK: Update

    /// The number of a view that stands for a node.
    private func number(_ view: UIView, of node: ViewNode) -> Int {
        views[node.source.serial]?.number ?? numbering.number(of: view)
    }

    /// The number of the view that a node's view lies in.
    private func parentNumber(of node: ViewNode) -> Int {
        node.parent.flatMap { views[$0.source.serial]?.number } ?? state.root
    }

    /// The node of a view, by its serial number, if one is known.
    private func node(ofView number: Int) -> Int? {
        number > oldest ? newcomers[number - oldest].map(Int.init) : state.items[number]?.node
    }

    /// Takes a view that has no number yet, and gives it one.
    private func welcome(_ view: UIView, for serial: Int) -> Int {
        let number = numbering.addNumber(to: view)
        classNames.append((number, numbering.className(type(of: view))))
        newcomers[number - oldest] = Int32(clamping: serial)
        return number
    }

    private func addUpdate(_ kind: TraceEvent.Kind, view: Int) {
        finishBatch()
        add(kind, node: node(ofView: view), view: view)
    }

    /// Begins the list of views in a parent, unless it has begun.
    private func list(in parent: Int) {
        if batch?.parent == parent { return }
        finishBatch()
        batch = (parent, events.count, false)
    }

    /// Ends the list of the last siblings; where some move, their places are written into the events.
    func finishBatch() {
        guard let batch else { return }
        self.batch = nil
        // Where none moves each view comes behind those before it.
        guard batch.hasMoves else { return }
        let present = state.items[batch.parent]?.children ?? []
        let placed = SiblingBatch(parent: batch.parent, events: events[batch.start...]).placed(present)
        events.removeSubrange(batch.start...)
        for var event in placed {
            event.number = events.count + 1
            if case .moved = event.kind { event.node = node(ofView: event.view ?? 0) }
            events.append(event)
        }
    }

    func creates(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {
        let serial = node.source.serial
        let number = welcome(view, for: serial)
        views[serial] = (view, number)
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
            adopted.insert(number)
        }
        views[serial] = (view, number)
        list(in: parent)
        add(.reused(path: Self.text(node.path)), node: serial, view: number)
        if state.show(serial, in: number) { return }
        let className = numbering.className(type(of: view))
        state.adopt(number, className: className, in: parent, frame: view.untransformedFrame)
        state.show(serial, in: number)
    }

    /// A path in words; of a long one the end, since deep trees have many.
    private static func text(_ path: [ElementIdentifier]) -> String {
        if path.count == 1 { return path[0].description }
        let end = path.suffix(longestPath).map(\.description).joined(separator: "/")
        return path.count > longestPath ? "…/" + end : end
    }

    func moves(_ view: UIView, in parent: UIView, from oldIndex: Int, to newIndex: Int) {
        list(in: numbering.numberedAncestor(of: parent) ?? state.root)
        batch?.hasMoves = true
        add(.moved(from: oldIndex, to: newIndex), view: numbering.number(of: view))
    }

    func removes(_ view: UIView, from parent: UIView) {
        finishBatch()
        let number = numbering.number(of: view)
        let parent = numbering.numberedAncestor(of: parent) ?? state.root
        add(.removed(parent: parent, index: state.index(of: number) ?? 0), node: node(ofView: number), view: number)
        if let event = events.last { state.apply(event) }
    }

    func writes(_ view: UIView, for node: ViewNode) -> () -> Void {
        finishBatch()
        let frame = view.untransformedFrame
        let serial = node.source.serial
        let number = number(view, of: node)
        // What a view has that no one but its class has made is the same for the whole class.
        let isPlain = node.description.buildsPlainView && newcomers[number - oldest] != nil && !adopted.contains(number)
        let before = isPlain ? numbering.properties(ofNew: view) : view.inspectedProperties
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
