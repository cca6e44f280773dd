import Foundation

/// An element in a layout tree, with its measured sizes and its frame.
package final class LayoutNode {
    /// The element.
    package let element: any Element
    /// The identifier among its siblings; that of the root is not part of paths.
    package let identifier: ElementIdentifier
    /// The parent node; nil for the root.
    package var parent: LayoutNode? {
        @inline(__always) get { links.parent?.takeUnretainedValue() }
    }
    /// The environment in which the element is laid out.
    package let environment: Environment
    let context: RenderContext
    let storage: ContentStorage

    var numbers: NodeNumbers
    var links: NodeLinks
    private var placement: NodePlacement
    var state = LayoutNodeState()
    var offspring = ChildNodes()
    private var rare: RareState?
    // Asked and filled for each measurement, by one thread, and nothing that it calls gets to a node: a check of each
    // access would cost as much as the search.
    @exclusivity(unchecked) private var sizes = SizeCache()

    /// The state that few nodes need.
    private final class RareState {
        var appearance: LayoutSubelement.Attributes?
        var layoutCache: AnyObject?
        var description: ViewDescription?

        var isEmpty: Bool { appearance == nil && layoutCache == nil && description == nil }
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
        placement = NodePlacement(traits: traits)
        links = NodeLinks(parent: parent.map(Unmanaged.passUnretained))  // It retains its children.
        self.environment = environment
        self.context = context
        storage = content.storage
        numbers = NodeNumbers(
            serial: Int32(truncatingIfNeeded: context.takeSerial()),
            level: (parent?.numbers.level ?? -1) &+ 1
        )
    }

    /// Creates the root of a tree.
    ///
    /// The element is passed in a structure: the optimiser would box a bare one again, and it could not be recognised
    /// as the same value as before.
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

    /// Creates a child of a node.
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

    /// Creates a node for the element of a leaf of the last render that has another identifier now.
    ///
    /// Its measured sizes and the description of its view depend on neither, so they are kept.
    convenience init(
        renaming leaf: LayoutNode,
        _ identifier: ElementIdentifier,
        traits: LayoutTraits,
        parent: LayoutNode
    ) {
        self.init(
            element: leaf.element,
            content: ElementContent(storage: leaf.storage),
            identifier: identifier,
            traits: traits,
            parent: parent,
            environment: leaf.environment,
            context: parent.context
        )
        sizes = leaf.sizes
        numbers.position = leaf.numbers.position
        (state.hasChildren, state.isUnchanging, state.isRenamed) = (true, true, true)
        if leaf.state.keepsDescription { knownDescription = leaf.view?.description }
    }

    /// The description of the view, if it is known before the node is flattened for the first time.
    var knownDescription: ViewDescription? {
        get { rare?.description }
        set {
            if let newValue { return madeRare().description = newValue }
            rare?.description = nil
            if rare?.isEmpty == true { rare = nil }
        }
    }
}

// MARK: - Children

extension LayoutNode {
    /// The child nodes in order; created on first access.
    package var children: ContiguousArray<LayoutNode> {
        makeChildrenIfNeeded()
        if let only = offspring.only { return [only] }
        return offspring.many
    }

    /// The child node of content with exactly one child.
    var onlyChild: LayoutNode {
        makeChildrenIfNeeded()
        // Content with one child always creates it; the node itself is only a fallback for the compiler.
        return offspring.only ?? self
    }

    /// The child nodes of content with any number of children.
    var manyChildren: ContiguousArray<LayoutNode> {
        makeChildrenIfNeeded()
        return offspring.many
    }

    @inline(__always)
    func makeChildrenIfNeeded() {
        if state.hasChildren { return }
        storage.makeChildren(of: self)
        endsMakingChildren()
    }

    /// True if the element is known to have no children.
    @inline(__always)
    var isLeaf: Bool { state.hasChildren && offspring.only == nil && offspring.many.isEmpty }

    /// Marks the children as created; the node of the last render is no longer needed.
    private func endsMakingChildren() {
        if state.hasChildren { return }
        links.other = nil
        state.hasChildren = true
    }

    func setOnlyChild(_ child: LayoutNode) {
        offspring.only = child
        endsMakingChildren()
    }

    func setChildren(_ children: ContiguousArray<LayoutNode>) {
        offspring.many = children
        endsMakingChildren()
    }

    /// Calls a function for each child, without creating an array for a single one.
    @inline(__always)
    package func forEachChild(_ body: (LayoutNode) -> Void) {
        makeChildrenIfNeeded()
        if let only = offspring.only { return body(only) }
        // Most elements have no children.
        if !offspring.many.isEmpty { offspring.many.forEachUnretained(body) }
    }

    /// True if the recursion continues on a new stack below this node.
    @inline(__always)
    var beginsStack: Bool { DeepStack.begins(at: Int(truncatingIfNeeded: numbers.level)) }
}

// MARK: - Measuring

extension LayoutNode {
    /// Returns the measured size in points within a constraint.
    func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        measure(within: Limits(constraint)).size
    }

    /// Returns the measured size in points within limits: computed, unless the cache has a size that is valid for
    /// them.
    func measure(within limits: Limits) -> MeasuredSize {
        let limits = limits.normalized
        if context.isObserved, let observer = context.observing() { return measure(within: limits, observer) }
        if let entry = sizes.entry(for: limits) { return entry.measured }
        let measured = computeSize(within: limits)
        sizes.insert(measured, for: limits)
        return measured
    }

    private func measure(within limits: Limits, _ observer: any RenderObserver) -> MeasuredSize {
        let proposal = observer.proposes(SizeConstraint(limits), to: self)
        if let entry = sizes.entry(for: limits) {
            let origin = entry.limits.isSame(as: limits) ? MeasurementOrigin.cached : .deduced(Deduction(entry))
            observer.measures(proposal, by: self, entry.measured.size, origin)
            return entry.measured
        }
        let measured = computeSize(within: limits)
        sizes.insert(measured, for: limits)
        observer.measures(proposal, by: self, measured.size, .computed)
        return measured
    }

    /// Counts a step of the layout; returns false if the layout has been stopped.
    @inline(__always)
    private func takesStep() -> Bool {
        withContext { $0.takesStep() }
    }

    /// Calls a function with the context, which the tree retains: to retain it here as well would cost more than the call.
    @inline(__always)
    private func withContext<Result>(_ use: (RenderContext) -> Result) -> Result {
        Unmanaged.passUnretained(context)._withUnsafeGuaranteedRef(use)  // As said above.
    }

    private func computeSize(within limits: Limits) -> MeasuredSize {
        guard takesStep() else { return MeasuredSize(.zero, for: .exactly(limits)) }
        numbers.computed &+= 1
        withContext { $0.note(computed: numbers.computed) }
        if beginsStack {
            return DeepStack.run { storage.measure(self, within: limits) }
        }
        return storage.measure(self, within: limits)
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
    /// The frame in the parent's coordinates, in points, not rounded.
    package var frame: CGRect {
        @inline(__always) get { placement.frame }
    }

    /// The values that the parent's layout reads.
    var traits: LayoutTraits {
        @inline(__always) get { placement.traits }
    }

    @inline(__always)
    func place(_ frame: CGRect) {
        if frame.size != placement.frame.size { state.isLaidOut = false }
        placement.frame = frame
        state.isPlaced = true
    }

    /// Places the node at its top left corner.
    @inline(__always)
    func place(from origin: CGPoint, size: CGSize) {
        // Subtracts zero times the size from the origin: for an infinite size the result is NaN, as in the reference.
        place(CGRect(origin: CGPoint(x: origin.x - 0 * size.width, y: origin.y - 0 * size.height), size: size))
    }

    /// Places the node at its parent's origin, in its parent's size.
    @inline(__always)
    func place(filling size: CGSize) {
        place(CGRect(origin: .zero, size: size))
    }

    /// The layout attributes besides the frame that the parent's layout set on this node.
    var childAttributes: LayoutSubelement.Attributes {
        get { rare?.appearance ?? LayoutSubelement.Attributes() }
        set {
            // Default values need no box.
            if rare?.appearance == nil, newValue == LayoutSubelement.Attributes() { return }
            madeRare().appearance = newValue
        }
    }

    private func madeRare() -> RareState {
        let state = rare ?? RareState()
        rare = state
        return state
    }

    /// The layout attributes in the parent's coordinates.
    package var attributes: LayoutAttributes {
        LayoutAttributes(frame: frame, appearance: rare?.appearance)
    }

    /// True if the parent's layout set only the frame.
    package var hasDefaultAppearance: Bool { rare == nil || rare?.appearance == nil }

    /// Lays out the subtree of this node, which is placed already.
    func layOutChildren() {
        // A node of the last render with an unchanged size is laid out already.
        if state.isLaidOut { return }
        guard takesStep() else { return }
        if state.isChildless { return endLayingOut(isUnchanging: true) }
        if state.hasChildren { forEachChild { $0.unplace() } }
        let size = frame.size
        storage.placeChildren(of: self, in: size)
        if isLeaf {
            state.isChildless = storage.isChildless
            return endLayingOut(isUnchanging: true)
        }
        if context.isObserved { notePlacing(in: size) }
        if beginsStack {
            DeepStack.run { layOutGrandchildren(in: size) }
        } else {
            layOutGrandchildren(in: size)
        }
    }

    private func layOutGrandchildren(in size: CGSize) {
        var isUnchanging = true
        forEachChild { child in
            // A child that the layout did not place fills its parent.
            if !child.state.isPlaced { child.place(filling: size) }
            child.layOutChildren()
            isUnchanging = isUnchanging && child.state.isUnchanging
        }
        endLayingOut(isUnchanging: isUnchanging)
    }

    /// Ends the layout of the subtree; `isUnchanging` is true if the children depend only on their elements' values.
    @inline(__always)
    private func endLayingOut(isUnchanging: Bool) {
        // A node that has been laid out before keeps its element.
        state.isUnchanging = isUnchanging && (state.isUnchanging || element._isUnchanging) && !state.containsReader
        state.isLaidOut = true
        state.needsFlattening = true
        state.needsRecording = true
    }

    /// Resets the placement by the parent's layout, before it places the node again.
    @inline(__always)
    private func unplace() {
        state.isPlaced = false
        if let rare { rare.appearance = nil }
    }

    /// Moves a node of the last render below its parent in this one.
    @inline(__always)
    func moveBelow(_ parent: LayoutNode, traits: LayoutTraits) {
        // The parent retains its children.
        links.parent = Unmanaged.passUnretained(parent)
        placement.traits = traits
        unplace()
    }
}
