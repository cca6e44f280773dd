import Foundation

/// The content of a stack: its layout and its children, as stored by ``Row`` and ``Column``.
final class StackStorage: ContentStorage {
    private let layout: StackLayout
    private let members: [StackLayout.Child]

    init(layout: StackLayout, members: StackMembers) {
        self.layout = layout
        self.members = members.all
    }

    override var childCount: Int { members.count }

    /// The priorities of the children.
    var priorities: StackPriorities {
        StackPriorities(
            underflow: layout.underflow,
            children: members.map {
                StackPriorities.Child(grow: $0.traits.growPriority, shrink: $0.traits.shrinkPriority)
            }
        )
    }

    override func makeChildren(of node: LayoutNode) {
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(members.count)
        let old = node.predecessor
        let oldStorage = old.flatMap { type(of: $0.storage) == StackStorage.self ? $0.storage as? StackStorage : nil }
        let oldMembers = oldStorage?.members ?? []
        var identifiers = ElementIdentifierFactory()
        var comparison = ElementComparison()
        // True while the children have the identifiers of the old ones.
        var isInStep = old != nil
        while nodes.count < members.count {
            if let old, isInStep { keepNext(oldMembers, &comparison, old, of: node, into: &nodes) }
            guard nodes.count < members.count else { break }
            let child = old?.child(at: nodes.count)
            addNext(oldMembers, &comparison, &identifiers, child, of: node, into: &nodes)
            isInStep = isInStep && child?.identifier == nodes.last?.identifier
            if node.context.isStopped(atChild: nodes.count) { break }
        }
        node.setChildren(nodes)
    }

    /// Adds the old nodes of the next children up to one that has changed; as those before them have the identifiers of
    /// the old ones, so have they.
    private func keepNext(
        _ oldMembers: [StackLayout.Child],
        _ comparison: inout ElementComparison,
        _ old: LayoutNode,
        of node: LayoutNode,
        into nodes: inout ContiguousArray<LayoutNode>
    ) {
        let environment = node.environment
        let start = nodes.count
        var end = start
        old.offspring.many.visitUnretained(from: start) { child in
            guard isSame(oldMembers, at: end, &comparison), child.canStay(in: environment) else {
                return false
            }
            child.moveBelow(node, traits: .empty)
            end += 1
            return true
        }
        guard end > start else { return }
        nodes.append(contentsOf: old.offspring.many[start..<end])
        if start == old.state.movedChildren { old.state.movedChildren = Int32(clamping: end) }
    }

    /// Adds a node for the next child.
    private func addNext(
        _ oldMembers: [StackLayout.Child],
        _ comparison: inout ElementComparison,
        _ identifiers: inout ElementIdentifierFactory,
        _ old: LayoutNode?,
        of node: LayoutNode,
        into nodes: inout ContiguousArray<LayoutNode>
    ) {
        let index = nodes.count
        let environment = node.environment
        let key = members[index].keyBox
        if let old, isSame(oldMembers, at: index, &comparison), old.canStay(in: environment) {
            let identifier =
                nodes.last.map({ old.identifier.follows($0.identifier) }) == true
                ? old.identifier : identifiers.identifier(for: old.identifier.elementType, key: key, after: nodes)
            if let kept = old.kept(as: identifier, traits: .empty, below: node) { return nodes.append(kept) }
        }
        let type = members[index].element._elementType
        let new = LayoutNode.node(
            for: members[index].element,
            identifier: identifiers.identifier(for: type, key: key, after: nodes),
            traits: .empty,
            parent: node,
            environment: environment,
            old: old
        )
        nodes.append(new)
    }

    /// Returns true if the members at an index of this list and of an old one have the same element and the same key.
    @inline(__always)
    private func isSame(_ old: [StackLayout.Child], at index: Int, _ comparison: inout ElementComparison) -> Bool {
        comparison.isSame(members, old, at: index)
            && ElementKey.areEqual(members[index].keyBox, old[index].keyBox)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        if node.context.isObserved { return measureObserved(of: node, within: limits) }
        let nodes = node.manyChildren
        return StackSlots.with(count: nodes.count) { slots in
            var plan = StackPlan(layout: layout, nodes: nodes, traits: MemberTraits(members: members), slots: slots)
            return plan.measure(within: limits)
        }
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        if node.context.isObserved { return placeObservedChildren(of: node, in: size) }
        let nodes = node.manyChildren
        StackSlots.with(count: nodes.count) { slots in
            var plan = StackPlan(layout: layout, nodes: nodes, traits: MemberTraits(members: members), slots: slots)
            plan.place(in: size)
        }
    }

    // MARK: - With a recorder

    @inline(never)
    private func measureObserved(of node: LayoutNode, within limits: Limits) -> MeasuredSize {
        withNotedPlan(of: node) { plan in
            let measured = plan.measure(within: limits)
            node.explain(.size, plan.decision(within: limits))
            return measured
        }
    }

    @inline(never)
    private func placeObservedChildren(of node: LayoutNode, in size: CGSize) {
        withNotedPlan(of: node) { plan in
            plan.place(in: size)
            node.explain(.frames, plan.decision(in: size))
        }
    }

    private func withNotedPlan<Result>(
        of node: LayoutNode,
        _ body: (inout StackPlan<MemberTraits>) -> Result
    ) -> Result {
        let nodes = node.manyChildren
        return StackSlots.with(count: nodes.count) { slots in
            var plan = StackPlan(
                layout: layout,
                nodes: nodes,
                traits: MemberTraits(members: members),
                slots: slots,
                crossNotes: StackCrossNotes()
            )
            return body(&plan)
        }
    }

    private struct MemberTraits: StackTraitSource {
        let members: [StackLayout.Child]

        @inline(__always)
        func grow(_ index: Int) -> CGFloat { members[index].traits.growPriority }
        @inline(__always)
        func shrink(_ index: Int) -> CGFloat { members[index].traits.shrinkPriority }
        @inline(__always)
        func guide(_ index: Int) -> StackLayout.AlignmentGuide? { members[index].traits.alignmentGuide }
    }
}

extension StackLayout.Child: BeginsWithElement {}

/// The traits that a stack reads from its children, by index.
protocol StackTraitSource {
    func grow(_ index: Int) -> CGFloat
    func shrink(_ index: Int) -> CGFloat
    func guide(_ index: Int) -> StackLayout.AlignmentGuide?
}

extension StackTraitSource {
    /// Returns true if a child keeps its measured length.
    @inline(__always)
    func isFixed(_ index: Int) -> Bool { grow(index) == 0 && shrink(index) == 0 }
}

/// The traits of children that were added to a layout by other code.
struct SubelementTraits: StackTraitSource {
    private let traits: ContiguousArray<StackLayout.Traits>

    init(_ subelements: LayoutSubelements) {
        traits = ContiguousArray(subelements.map { $0.traits(forLayoutType: StackLayout.self) })
    }

    func grow(_ index: Int) -> CGFloat { traits[index].growPriority }
    func shrink(_ index: Int) -> CGFloat { traits[index].shrinkPriority }
    func guide(_ index: Int) -> StackLayout.AlignmentGuide? { traits[index].alignmentGuide }
}
