import BlueprintUI
import Foundation

/// The views on the screen during an update, as values that events are applied to.
public struct ViewState: Equatable, Sendable {
    /// One view.
    public struct Item: Equatable, Sendable {
        /// The name of the class.
        public var className: String
        /// The number of the parent view.
        public var parent: Int?
        /// The numbers of the views in it, from back to front.
        public var children: [Int] = []
        /// The frame in the parent view.
        public var frame = CGRect.zero
        /// The position of its node, once it is known.
        public var node: Int?
        /// The properties that were written to it so far, in that order.
        public var written: [Written] = []
        // A view is placed once in a render, and its earlier value may not come from an event.
        private var frameBefore: CGRect?

        init(className: String, parent: Int?, frame: CGRect = .zero, node: Int? = nil) {
            self.className = className
            self.parent = parent
            self.frame = frame
            self.node = node
        }

        fileprivate mutating func setFrame(_ new: CGRect) {
            frameBefore = frame
            frame = new
        }

        fileprivate mutating func resetFrame(_ old: CGRect) {
            frame = frameBefore ?? old
            frameBefore = nil
        }
    }

    /// A property that was written to a view.
    public struct Written: Equatable, Sendable {
        /// The property's name.
        public var name: String
        /// Its value since then; nil for none.
        public var value: String?
    }

    /// The views by number; a removed view stays here without a parent.
    public private(set) var items: [Int: Item] = [:]
    /// The number of the view that holds the tree.
    public let root: Int

    /// Creates the state from a list of views in pre-order.
    public init(_ views: [ViewRecord]) {
        root = views.first?.number ?? 1
        items.reserveCapacity(views.count)
        for view in views {
            let parent = view.parent.flatMap { views.indices.contains($0) ? views[$0].number : nil }
            items[view.number] = Item(className: view.className, parent: parent, frame: view.frame, node: view.element)
            if let parent { items[parent]?.children.append(view.number) }
        }
    }

    /// The numbers of the views on the screen in pre-order, each with its depth.
    public var order: [(number: Int, depth: Int)] {
        var order: [(number: Int, depth: Int)] = []
        var remaining = [(number: root, depth: 0)]
        while let next = remaining.popLast() {
            guard let item = items[next.number] else { continue }
            order.append(next)
            remaining += item.children.reversed().map { ($0, next.depth + 1) }
        }
        return order
    }

    /// Applies the change of an event; events that change no view do nothing.
    ///
    /// The class name is that of a view that the event creates.
    public mutating func apply(_ event: TraceEvent, className: @autoclosure () -> String = "") {
        guard let view = event.view else { return }
        switch event.kind {
        case .created(let parent, let index):
            items[view] = Item(className: className(), parent: parent, node: event.node)
            insert(view, in: parent, at: index)
        case .reused:
            items[view]?.node = event.node
        case .moved(_, let to):
            guard let parent = items[view]?.parent else { return }
            detach(view, from: parent)
            insert(view, in: parent, at: to)
        case .removed(let parent, _):
            detach(view, from: parent)
            items[view]?.parent = nil
        case .framed(_, let to):
            items[view]?.setFrame(to)
        case .wrote(let property, _, let value):
            items[view]?.written.append(Written(name: property, value: value))
        default:
            break
        }
    }

    /// Reverts the change of an event; a reused view has no node before its reuse.
    public mutating func revert(_ event: TraceEvent) {
        guard let view = event.view else { return }
        switch event.kind {
        case .created(let parent, _):
            detach(view, from: parent)
            items[view] = nil
        case .reused:
            items[view]?.node = nil
        case .moved(let from, _):
            guard let parent = items[view]?.parent else { return }
            detach(view, from: parent)
            insert(view, in: parent, at: from)
        case .removed(let parent, let index):
            items[view]?.parent = parent
            insert(view, in: parent, at: index)
        case .framed(let from, _):
            items[view]?.resetFrame(from)
        case .wrote:
            if items[view]?.written.isEmpty == false { items[view]?.written.removeLast() }
        default:
            break
        }
    }

    /// Returns the index of a view among its siblings; nil if it is not on the screen.
    func index(of view: Int) -> Int? {
        guard let parent = items[view]?.parent else { return nil }
        return items[parent]?.children.firstIndex(of: view)
    }

    /// Returns the number of a view's subviews.
    func childCount(of view: Int) -> Int { items[view]?.children.count ?? 0 }

    /// Adds a view that was on the screen before recording started.
    mutating func adopt(_ view: Int, className: String, in parent: Int, frame: CGRect) {
        guard items[view] == nil else { return }
        items[view] = Item(className: className, parent: parent, frame: frame)
        items[parent]?.children.append(view)
    }

    /// Sets the node of a view; returns false if the view is not known.
    @discardableResult
    mutating func show(_ node: Int, in view: Int) -> Bool {
        let isKnown: Void? = items[view]?.node = node
        return isKnown != nil
    }

    private mutating func detach(_ view: Int, from parent: Int) {
        guard let index = items[parent]?.children.firstIndex(of: view) else { return }
        items[parent]?.children.remove(at: index)
    }

    private mutating func insert(_ view: Int, in parent: Int, at index: Int) {
        let index = max(0, min(index, childCount(of: parent)))
        items[parent]?.children.insert(view, at: index)
    }
}

/// A view's element with its surroundings, and the result: everything that another view needs to show the same.
package struct ShownState {
    /// The element; nil for none.
    package var element: (any Element)?
    /// The environment, without a budget.
    package var environment: Environment
    /// The frame of the view, in points.
    package var frame: CGRect
    /// The result.
    package var snapshot: RenderSnapshot
    /// The highest number that a view had afterwards.
    package var lastNumber: Int

    /// Creates a state of these parts; the default result is that of nothing.
    package init(
        element: (any Element)? = nil,
        environment: Environment,
        frame: CGRect,
        snapshot: RenderSnapshot = RenderSnapshot(viewport: .zero),
        lastNumber: Int = 0
    ) {
        self.element = element
        self.environment = environment
        self.frame = frame
        self.snapshot = snapshot
        self.lastNumber = lastNumber
    }

    /// Returns a new view that shows the same, with a recorder that continues the numbering of views.
    package func view(with budget: LayoutBudget) -> (BlueprintView, RenderRecorder) {
        let view = newView(with: budget)
        let recorder = RenderRecorder(view)
        recorder.render()
        Leftovers.keep(view)
        if !Interruption.isRequested { recorder.follow(snapshot, lastNumber: lastNumber) }
        return (view, recorder)
    }

    /// Returns the steps of the render that led here, up to the rounding, by repeating it in a new view; nil if the work
    /// is interrupted.
    ///
    /// - Parameter snapshot: The result of the render that is repeated.
    package func layoutTrace(knowing snapshot: RenderSnapshot) -> Trace? {
        // The render was complete within its own budget.
        let view = newView(with: LayoutBudget(steps: .max))
        return RenderRecorder(view).recordLayout(knowing: snapshot)
    }

    /// Returns the trace of the render that led here from an earlier state, by repeating it in a new view; nil if the work
    /// is interrupted.
    ///
    /// - Parameter snapshot: The result of the render that is repeated.
    package func trace(after before: ShownState, knowing snapshot: RenderSnapshot) -> Trace? {
        // The render was complete within its own budget.
        let budget = LayoutBudget(steps: .max)
        let (view, recorder) = before.view(with: budget)
        guard !Interruption.isRequested else { return nil }
        view.environment = environment
        view.environment.layoutBudget = budget
        view.frame = frame
        view.element = element
        let trace = recorder.record(knowing: snapshot)
        Leftovers.keep(view)
        return budget.stop == nil && !Interruption.isRequested ? trace : nil
    }

    /// Returns a view of the element that is not laid out yet.
    private func newView(with budget: LayoutBudget) -> BlueprintView {
        let view = BlueprintView(element: element, environment: environment)
        view.standInForWindow()
        view.environment.layoutBudget = budget
        view.frame = frame
        return view
    }
}
