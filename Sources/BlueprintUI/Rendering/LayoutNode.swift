import Foundation

/// An element of a tree that is being laid out: what it was asked and what it answered, and where it was placed.
package final class LayoutNode {
    /// The element.
    package let element: any Element
    /// What tells the element from its siblings; the root's is not used in paths.
    package let identifier: ElementIdentifier
    /// The node that the element is in; nil for the root.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutNode?
    /// The environment that the element is laid out in.
    package let environment: Environment
    unowned(unsafe) let context: RenderContext
    private let storage: ContentStorage
    // Short, as every node has them: a tree of two thousand million nodes does not fit into memory.
    private let storedSerial: Int32
    private let level: Int32

    // Asked for millions of times, from one thread and never while being changed: not worth a check each time.

    /// The frame in the parent's coordinates, in points, not rounded.
    @exclusivity(unchecked) package private(set) var frame: CGRect = .zero
    @exclusivity(unchecked) private(set) var traits: LayoutTraits
    @exclusivity(unchecked) var state = LayoutNodeState()
    // Most parents have one child; an array for it would be an allocation.
    @exclusivity(unchecked) private(set) var only: LayoutNode?
    @exclusivity(unchecked) private(set) var many: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) private var rare: RareState?
    @exclusivity(unchecked) private var sizes = SizeCache()

    // Until the children are made what `predecessor` says, after that what `view` says: never both are needed.
    @exclusivity(unchecked) private unowned(unsafe) var link: AnyObject?

    /// What few nodes have.
    private final class RareState {
        var appearance: LayoutSubelement.Attributes?
        var layoutCache: AnyObject?
    }

    private init(
        element: any Element,
        content: ElementContent,
        identifier: ElementIdentifier,
        traits: LayoutTraits,
        parent: LayoutNode?,
        environment: Environment,
        context: RenderContext
    ) {
        self.element = element
        self.identifier = identifier
        self.traits = traits
        self.parent = parent
        self.environment = environment
        self.context = context
        level = (parent?.level ?? -1) &+ 1
        storage = content.storage
        storedSerial = Int32(truncatingIfNeeded: context.takeSerial())
    }

    /// The root of a tree.
    ///
    /// The element comes in a structure: a bare one the optimiser would put into a box of its own, and then it could not
    /// be told that it is the same as before.
    convenience init(
        root child: ContentChild,
        content: ElementContent,
        environment: Environment,
        context: RenderContext
    ) {
        let identifier = ElementIdentifier(elementType: child.element._elementType, key: nil, count: 1)
        self.init(
            element: child.element,
            content: content,
            identifier: identifier,
            traits: .empty,
            parent: nil,
            environment: environment,
            context: context
        )
    }

    /// A child of a node.
    convenience init(
        _ element: any Element,
        identifier: ElementIdentifier,
        traits: LayoutTraits,
        parent: LayoutNode,
        environment: Environment
    ) {
        self.init(
            element: element,
            content: element.content,
            identifier: identifier,
            traits: traits,
            parent: parent,
            environment: environment,
            context: parent.context
        )
    }
}

/// What a node has gone through.
struct LayoutNodeState {
    /// Whether the nodes of the children were made.
    var hasChildren = false
    /// Whether the parent's layout has placed the node.
    var isPlaced = false
    /// Whether everything below is laid out for the node's size.
    var isSettled = false
    /// Whether anything below was laid out since the last flattening.
    var needsFlattening = true
    /// Whether content that is built for a constraint lies here or below.
    var containsReader = false
    /// Whether something here or below breaks the layout contract.
    var breaksContract = false
    /// Whether everything here and below depends on nothing but the elements' values.
    var isUnchanging = false
}

// MARK: - Neighbours in other trees

extension LayoutNode {
    /// The order in which the nodes of one render were made, from 0.
    package var serial: Int { Int(storedSerial) }

    /// The node that stood here in the last render; none once the children are made.
    var predecessor: LayoutNode? {
        get {
            guard !state.hasChildren, let link else { return nil }
            return unsafeDowncast(link, to: LayoutNode.self)
        }
        set { link = newValue }
    }

    /// The view that stands for the element, since the last flattening; the view tree holds it.
    var view: ViewNode? {
        get {
            guard state.hasChildren, let link else { return nil }
            return unsafeDowncast(link, to: ViewNode.self)
        }
        set { link = newValue }
    }
}

// MARK: - Children

extension LayoutNode {
    /// The nodes of the children, in order; made when first asked for.
    package var children: ContiguousArray<LayoutNode> {
        makeChildrenIfNeeded()
        if let only { return [only] }
        return many
    }

    /// The node of the child of content that has exactly one.
    var onlyChild: LayoutNode {
        makeChildrenIfNeeded()
        // Content of one child makes one; the node itself would never end, so an empty one stands in for nothing.
        return only ?? self
    }

    /// The nodes of the children of content that has any number.
    var manyChildren: ContiguousArray<LayoutNode> {
        makeChildrenIfNeeded()
        return many
    }

    @inline(__always)
    private func makeChildrenIfNeeded() {
        if state.hasChildren { return }
        storage.makeChildren(of: self)
        endsMakingChildren()
    }

    /// From here on what stood here before does not matter.
    private func endsMakingChildren() {
        if state.hasChildren { return }
        link = nil
        state.hasChildren = true
    }

    func setOnlyChild(_ child: LayoutNode) {
        only = child
        endsMakingChildren()
    }

    func setChildren(_ children: ContiguousArray<LayoutNode>) {
        many = children
        endsMakingChildren()
    }

    /// Calls a function for each child, without making an array for one.
    @inline(__always)
    package func forEachChild(_ body: (LayoutNode) -> Void) {
        makeChildrenIfNeeded()
        if let only { return body(only) }
        for child in many { body(child) }
    }

    /// Takes away the children that are still this node's, so that a deep tree can be freed level by level.
    func takeChildren(into remaining: inout ContiguousArray<LayoutNode>) {
        if let only, only.parent === self { remaining.append(only) }
        only = nil
        for child in many where child.parent === self { remaining.append(child) }
        many = []
    }

    /// Whether the recursion through the tree goes on, on a new stack, below this node.
    @inline(__always)
    var beginsStack: Bool { DeepStack.begins(at: Int(level)) }

    /// The name of the element's type.
    package var typeName: String { identifier.elementType.name }

    /// Where in the source the element was made, if it is known.
    package var sourceTag: Int? {
        // A cast that fails takes hundreds of instructions, and without an interpreter nothing is tagged.
        type(of: element) == TaggedElement.self ? (element as? TaggedElement)?.tag : nil
    }
}

// MARK: - Measuring

extension LayoutNode {
    /// The size in points within a constraint.
    func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        answer(within: Limits(constraint)).size
    }

    /// The size in points within limits: computed, unless an earlier answer holds for them too.
    func answer(within limits: Limits) -> Answer {
        let limits = limits.inOneSpelling
        if context.isObserved, let observer = context.observer { return answer(within: limits, observer) }
        if let entry = sizes.entry(for: limits) { return entry.answer }
        let answer = computedAnswer(within: limits)
        sizes.insert(answer, for: limits)
        return answer
    }

    private func answer(within limits: Limits, _ observer: any RenderObserver) -> Answer {
        let question = observer.proposes(SizeConstraint(limits), to: self)
        if let entry = sizes.entry(for: limits) {
            let origin = entry.asked.isSame(as: limits) ? AnswerOrigin.cached : .deduced(Deduction(entry))
            observer.answers(question, by: self, entry.answer.size, origin)
            return entry.answer
        }
        let answer = computedAnswer(within: limits)
        sizes.insert(answer, for: limits)
        observer.answers(question, by: self, answer.size, .computed)
        return answer
    }

    /// Counts a step of the layout; false if that has been stopped.
    @inline(__always)
    private func takesStep() -> Bool {
        // The tree holds the context: to hold it here as well would cost more than the step.
        Unmanaged.passUnretained(context)._withUnsafeGuaranteedRef { $0.takesStep() }
    }

    private func computedAnswer(within limits: Limits) -> Answer {
        guard takesStep() else { return Answer(.zero, for: .exactly(limits)) }
        if beginsStack {
            return DeepStack.run { storage.answer(of: self, within: limits) }
        }
        return storage.answer(of: self, within: limits)
    }

    @inline(__always)
    func withLayoutCache<Cache, Result>(make: () -> Cache, _ body: (inout Cache) -> Result) -> Result {
        if Cache.self == Void.self {
            var none = make()
            return body(&none)
        }
        let box: LayoutCacheBox<Cache>
        if let existing = rare?.layoutCache as? LayoutCacheBox<Cache> {
            box = existing
        } else {
            box = LayoutCacheBox(make())
            madeRare().layoutCache = box
        }
        return body(&box.value)
    }
}

private final class LayoutCacheBox<Cache> {
    var value: Cache

    init(_ value: Cache) {
        self.value = value
    }
}

// MARK: - Placing

extension LayoutNode {
    @inline(__always)
    func place(_ frame: CGRect) {
        if frame.size != self.frame.size { state.isSettled = false }
        self.frame = frame
        state.isPlaced = true
    }

    /// Places the node from its top left corner.
    @inline(__always)
    func place(from origin: CGPoint, size: CGSize) {
        // None of the size is taken from the origin; of an infinite one that is not a number, as in the reference.
        place(CGRect(origin: CGPoint(x: origin.x - 0 * size.width, y: origin.y - 0 * size.height), size: size))
    }

    /// Places the node at its parent's origin, as large as it.
    @inline(__always)
    func place(filling size: CGSize) {
        place(CGRect(origin: .zero, size: size))
    }

    /// What the parent's layout set on this child beside its frame.
    var childAttributes: LayoutSubelement.Attributes {
        get { rare?.appearance ?? LayoutSubelement.Attributes() }
        set {
            // What changes nothing is not worth a box.
            if rare?.appearance == nil, newValue == LayoutSubelement.Attributes() { return }
            madeRare().appearance = newValue
        }
    }

    private func madeRare() -> RareState {
        let state = rare ?? RareState()
        rare = state
        return state
    }

    /// Frame and appearance in the parent's coordinates.
    package var attributes: LayoutAttributes {
        LayoutAttributes(frame: frame, appearance: rare?.appearance)
    }

    /// Whether the frame is all that the parent's layout set.
    package var hasDefaultAppearance: Bool { rare == nil || rare?.appearance == nil }

    /// Places everything below this node, which is placed itself.
    func layOutChildren() {
        // A node of the last render that got the same size again is done.
        if state.isSettled { return }
        guard takesStep() else { return }
        if state.hasChildren { forEachChild { $0.unplace() } }
        let size = frame.size
        storage.placeChildren(of: self, in: size)
        forEachChild { child in
            // A child that the layout left alone fills its parent.
            if !child.state.isPlaced {
                child.place(filling: size)
                explainLeftAlone(child)
            }
        }
        if context.isObserved, let observer = context.observer { forEachChild { observer.places($0) } }
        if beginsStack {
            DeepStack.run { layOutGrandchildren() }
        } else {
            layOutGrandchildren()
        }
    }

    private func layOutGrandchildren() {
        var isUnchanging = element._isUnchanging && !state.containsReader
        forEachChild { child in
            child.layOutChildren()
            isUnchanging = isUnchanging && child.state.isUnchanging
        }
        state.isUnchanging = isUnchanging
        state.isSettled = true
        state.needsFlattening = true
    }

    /// Forgets where the parent's layout placed the node, before that is done anew.
    @inline(__always)
    private func unplace() {
        state.isPlaced = false
        if let rare { rare.appearance = nil }
    }

    /// Moves a node of the last render below its parent in this one.
    func moveBelow(_ parent: LayoutNode, traits: LayoutTraits) {
        self.parent = parent
        self.traits = traits
        unplace()
    }
}
