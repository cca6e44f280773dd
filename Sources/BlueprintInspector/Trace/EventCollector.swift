import BlueprintUI
import Foundation
import HeadlessUIKit

/// Listens to one render and turns what it hears into events.
final class EventCollector: RenderObserver {
    /// What is known of a node by its serial number.
    struct KnownNode {
        var identifier: ElementIdentifier
        var sourceTag: Int?
        var parent: Int?
    }

    // Written with every event, on one thread: not worth a check of exclusive access each time.

    /// The events so far; nodes are given by serial number until the render is done.
    @exclusivity(unchecked) private(set) var events: [TraceEvent] = []
    /// What the layouts decided; nodes are given by serial number until the render is done.
    @exclusivity(unchecked) private(set) var decisions: [TakenDecision] = []
    /// The nodes heard of, by serial number.
    @exclusivity(unchecked) private(set) var nodes = SerialTable<KnownNode>()
    /// The view of each node that has one.
    @exclusivity(unchecked) private(set) var views = SerialTable<UIView>()
    /// The frame of each node's view before rounding.
    @exclusivity(unchecked) private(set) var unrounded = SerialTable<CGRect>()
    /// The classes of the views heard of.
    @exclusivity(unchecked) private(set) var classNames: [Int: String] = [:]

    private static let longestPath = 16

    private let numbering: ViewNumbering
    @exclusivity(unchecked) private var state: ViewState
    @exclusivity(unchecked) private var batch: SiblingBatch?
    @exclusivity(unchecked) private var batchStart = 0
    @exclusivity(unchecked) private var openQuestion: Int?
    @exclusivity(unchecked) private var lastAnswers = SerialTable<Int>()

    private let startsAgain: () -> Void

    /// A listener to one render; the function is called when another one starts right after it.
    init(numbering: ViewNumbering, before: ViewState, startsAgain: @escaping () -> Void) {
        self.numbering = numbering
        self.startsAgain = startsAgain
        state = before
    }

    func starts(pass: Int) {
        if pass > 1 { startsAgain() }
    }

    /// Gives the events away.
    func takeEvents() -> [TraceEvent] {
        defer { events = [] }
        return events
    }

    private func add(_ kind: TraceEvent.Kind, node: Int? = nil, view: Int? = nil, partner: Int? = nil) {
        events.append(
            TraceEvent(
                number: events.count + 1,
                kind: kind,
                node: node,
                view: view,
                partner: partner,
                enclosing: openQuestion
            )
        )
    }

    private func know(_ node: LayoutNode) -> Int {
        var current: LayoutNode? = node
        while let node = current, nodes[node.serial] == nil {
            nodes[node.serial] = KnownNode(
                identifier: node.identifier,
                sourceTag: node.sourceTag,
                parent: node.parent?.serial
            )
            current = node.parent
        }
        return node.serial
    }

    // MARK: Layout

    func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> (CGSize, AnswerOrigin) -> Void {
        let serial = know(node)
        add(.proposed(constraint), node: serial)
        let question = events.count
        let outer = openQuestion
        openQuestion = question
        return { [self] size, origin in
            openQuestion = outer
            add(.answered(size, AnswerSource(origin)), node: serial, partner: question)
            events[question - 1].partner = events.count
            lastAnswers[serial] = events.count
        }
    }

    func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode) {
        decisions.append(
            TakenDecision(event: events.count + 1, node: node.serial, subject: subject, decision: decision)
        )
    }

    func places(_ node: LayoutNode) {
        let serial = know(node)
        add(.placed(node.frame, answer: lastAnswers[serial]), node: serial)
    }

    // MARK: Flatten and round

    func keeps(_ node: LayoutNode, as view: ViewNode) {
        let className = numbering.className(view.description.viewType)
        add(.kept(className: className, frame: view.attributes.frame), node: node.serial)
    }

    func removes(_ node: LayoutNode, handingDown sum: LayoutAttributes) {
        add(.vanished(handing: sum.frame.origin, ShownAttributes(sum)), node: node.serial)
    }

    func rounds(_ view: ViewNode, _ rounding: FrameRounding) {
        unrounded[view.source.serial] = rounding.before
        let correction = CGPoint(
            x: rounding.globalAfter.origin.x - rounding.globalBefore.origin.x,
            y: rounding.globalAfter.origin.y - rounding.globalBefore.origin.y
        )
        add(
            .rounded(
                from: rounding.before,
                to: rounding.after,
                correction: correction,
                isRounded: rounding.isRounded
            ),
            node: view.source.serial
        )
    }

    // MARK: Update

    private func number(_ view: UIView) -> Int {
        let number = numbering.number(of: view)
        if classNames[number] == nil { classNames[number] = numbering.className(type(of: view)) }
        return number
    }

    private func addUpdate(_ kind: TraceEvent.Kind, node: Int? = nil, view: Int) {
        finishBatch()
        add(kind, node: node ?? state.items[view]?.node, view: view)
        if let event = events.last { state.apply(event, className: classNames[view] ?? "") }
    }

    /// Adds an event whose place among the siblings is known only once all siblings are.
    private func addSibling(_ kind: TraceEvent.Kind, node: Int?, view: UIView, in parent: UIView) {
        let parent = numbering.numberedAncestor(of: parent) ?? state.root
        if batch?.parent != parent {
            finishBatch()
            batch = SiblingBatch(parent: parent)
            batchStart = events.count
        }
        add(kind, node: node, view: number(view))
    }

    /// Writes the places of the last siblings into their events.
    func finishBatch() {
        guard let batch else { return }
        self.batch = nil
        let present = state.items[batch.parent]?.children ?? []
        let placed = batch.placed(Array(events[batchStart...]), start: batchStart, present: present)
        events.removeSubrange(batchStart...)
        for var event in placed {
            let view = event.view ?? 0
            event.number = events.count + 1
            if case .moved = event.kind { event.node = state.items[view]?.node }
            events.append(event)
            state.apply(event, className: classNames[view] ?? "")
        }
    }

    func creates(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {
        views[node.source.serial] = view
        let parentNumber = numbering.numberedAncestor(of: parent) ?? state.root
        addSibling(.created(parent: parentNumber, index: index), node: node.source.serial, view: view, in: parent)
        batch?.append(number(view), created: events.count - 1)
    }

    func reuses(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {
        let path = Self.text(node.path)
        views[node.source.serial] = view
        addSibling(.reused(path: path), node: node.source.serial, view: view, in: parent)
        let number = number(view)
        let parentNumber = batch?.parent ?? state.root
        state.adopt(number, className: classNames[number] ?? "", in: parentNumber, frame: view.untransformedFrame)
        batch?.append(number, created: nil)
    }

    /// A path in words; of a long one the end, since deep trees have many.
    private static func text(_ path: [ElementIdentifier]) -> String {
        let end = path.suffix(longestPath).map(\.description).joined(separator: "/")
        return path.count > longestPath ? "…/" + end : end
    }

    func moves(_ view: UIView, in parent: UIView, from oldIndex: Int, to newIndex: Int) {
        addSibling(.moved(from: oldIndex, to: newIndex), node: nil, view: view, in: parent)
        batch?.move(number(view), event: events.count - 1)
    }

    func removes(_ view: UIView, from parent: UIView) {
        finishBatch()
        let number = number(view)
        let parent = numbering.numberedAncestor(of: parent) ?? state.root
        addUpdate(.removed(parent: parent, index: state.index(of: number) ?? 0), view: number)
    }

    func writes(_ view: UIView, for node: ViewNode) -> () -> Void {
        finishBatch()
        let number = number(view)
        let serial = node.source.serial
        let frame = view.untransformedFrame
        let before = view.inspectedProperties
        return { [self] in
            if view.untransformedFrame != frame {
                addUpdate(.framed(from: frame, to: view.untransformedFrame), node: serial, view: number)
            }
            for change in PropertyChange.changes(from: before, to: view.inspectedProperties) {
                addUpdate(
                    .wrote(property: change.name, from: change.old, to: change.new),
                    node: serial,
                    view: number
                )
            }
        }
    }

    func applies(_ transition: LayoutTransition, to view: UIView) {
        addUpdate(.transitioned(TransitionWords.words(transition)), view: number(view))
    }

    func appears(_ view: UIView, with transition: VisibilityTransition) {
        addUpdate(.appearing(TransitionWords.words(transition, "from")), view: number(view))
    }

    func disappears(_ view: UIView, with transition: VisibilityTransition) {
        addUpdate(.disappearing(TransitionWords.words(transition, "to")), view: number(view))
    }

    func calls(_ callback: LifecycleEvent, of view: UIView) {
        addUpdate(callback == .appear ? .appeared : .disappeared, view: number(view))
    }
}
