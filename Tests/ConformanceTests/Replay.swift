import BlueprintInspector
import BlueprintUI
import Foundation
import HeadlessUIKit

/// A check that replays a recorded render forwards and backwards from its steps alone and reports differences.
struct Replay {
    let trace: Trace
    let name: String
    /// A function that returns a view on the screen after the render, by number.
    var view: (Int) -> UIView? = { _ in nil }

    private(set) var failures: [String] = []

    init(_ trace: Trace, name: String, view: @escaping (Int) -> UIView? = { _ in nil }) {
        self.trace = trace
        self.name = name
        self.view = view
    }

    /// The maximum number of steps at which a trace is compared; short traces are compared at every step.
    private static let most = 30

    mutating func check() {
        // The result is removed, so that nothing can be looked up in it.
        var bare = trace
        bare.snapshot = RenderSnapshot(viewport: trace.snapshot.viewport)
        bare.classNames = ViewClasses()
        let stride = max(1, trace.events.count / Self.most)
        var state = TraceState(before: bare)
        var states: [Int: TraceState] = [0: state]
        for event in trace.events {
            state.apply(event)
            if event.number % stride == 0 { states[event.number] = state }
        }
        compareElements(state)
        compareViews(state)
        compareUpdate()
        for event in trace.events.reversed() {
            if let known = states[event.number], !same(known, state) { note("on the way back \(event.number) differs") }
            state.revert(event)
        }
        if let first = states[0], !same(first, state) { note("the way back does not lead to the beginning") }
        checkSpans()
    }

    private mutating func note(_ text: String) {
        if failures.count < 3 { failures.append("\(name): \(text)") }
    }

    private func same(_ one: TraceState, _ other: TraceState) -> Bool {
        one == other || spelt(one) == spelt(other)
    }

    /// Returns a description of a state, with the views by number.
    private func spelt(_ state: TraceState) -> String {
        "\(state.elements) \(state.views.items.sorted { $0.key < $1.key })"
    }

    /// Returns true if two values are equal or have the same description: NaN does not equal itself.
    private func same<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
        one == other || "\(one)" == "\(other)"
    }

    // MARK: - The result

    private mutating func compareElements(_ state: TraceState) {
        let elements = trace.snapshot.elements
        if state.elements.count < elements.count { note("\(state.elements.count) elements, not \(elements.count)") }
        for (element, replayed) in zip(elements, state.elements) {
            let isSame =
                same(element.frame, replayed.frame) && same(element.attributes, replayed.attributes)
                && element.stage == replayed.stage && element.view == replayed.view
                && element.nativeClass == replayed.backing?.className
            if !isSame { note("element \(element.index): \(replayed) instead of \(element)") }
        }
        for node in state.elements.indices.dropFirst(elements.count) where state.elements[node].stage != .unplaced {
            note("node \(node) was only measured, but is placed")
        }
    }

    private mutating func compareViews(_ state: TraceState) {
        let order = state.views.order
        guard order.map(\.number) == trace.snapshot.views.map(\.number) else {
            return note("views \(order.map(\.number)) instead of \(trace.snapshot.views.map(\.number))")
        }
        for (record, entry) in zip(trace.snapshot.views, order) {
            guard let item = state.views.items[record.number] else { continue }
            let kept = item.node.flatMap { state.elements[$0].backing }
            let parent = record.parent.map { trace.snapshot.views[$0].number }
            let isSame =
                record.depth == entry.depth && record.className == item.className && parent == item.parent
                && record.element == item.node && same(record.frame, item.frame)
                && same(record.attributes, kept?.attributes ?? ShownAttributes())
                && same(record.unroundedFrame, kept?.rounding?.from ?? record.frame)
            if !isSame { note("view \(record.number): \(item), \(String(describing: kept)) instead of \(record)") }
            if let view = view(record.number) { compareProperties(item, with: view) }
        }
    }

    /// Compares the properties written last with those of the view.
    private mutating func compareProperties(_ item: ViewState.Item, with view: UIView) {
        let properties = view.inspectedProperties
        var written: [String: String?] = [:]
        for entry in item.written { written[entry.name] = entry.value }
        for property in properties {
            if let value = written[property.name], value != property.value {
                note("\(property.name) is \(property.value), not \(value ?? "unset")")
            }
        }
    }

    private mutating func compareUpdate() {
        let before = Set(trace.viewsBefore.map(\.number))
        let after = Set(trace.snapshot.views.map(\.number))
        let root = trace.snapshot.views.first?.number ?? 0
        var created: Set<Int> = []
        var reused: Set<Int> = []
        var removed: Set<Int> = []
        let below = subtrees()
        for event in trace.events {
            guard let view = event.view else { continue }
            switch event.kind {
            case .created: created.insert(view)
            case .reused: reused.insert(view)
            case .removed: removed.formUnion(below[view] ?? [view])
            default: continue
            }
        }
        if created != after.subtracting(before) { note("created \(created.sorted())") }
        if reused != after.intersection(before).subtracting([root]) { note("reused \(reused.sorted())") }
        if removed != before.subtracting(after) { note("removed \(removed.sorted())") }
    }

    /// Returns each view that existed before, with its descendants.
    private func subtrees() -> [Int: Set<Int>] {
        var below: [Int: Set<Int>] = [:]
        for view in trace.viewsBefore.reversed() {
            below[view.number, default: []].insert(view.number)
            guard let parent = view.parent.map({ trace.viewsBefore[$0].number }) else { continue }
            below[parent, default: []].formUnion(below[view.number] ?? [])
        }
        return below
    }

    // MARK: - Spans

    /// Checks that every proposal has a measured size, after all proposals in between.
    private mutating func checkSpans() {
        var open: [Int] = []
        for (index, event) in trace.events.enumerated() {
            if event.number != index + 1 { note("event \(index + 1) has the number \(event.number)") }
            switch event.kind {
            case .proposed:
                if event.enclosing != open.last { note("question \(event.number) is not within \(open.last ?? 0)") }
                open.append(event.number)
            case .measured:
                let question = open.popLast()
                if event.partner != question || trace.event(question)?.partner != event.number {
                    note("answer \(event.number) has another question")
                }
            default: continue
            }
        }
        if !open.isEmpty { note("questions \(open) are left open") }
    }
}
