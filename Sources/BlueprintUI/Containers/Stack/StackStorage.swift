import Foundation

/// The content of a stack: its layout and its children, as stored by ``Row`` and ``Column``.
final class StackStorage: ContentStorage {
    private let layout: StackLayout
    private let members: ContiguousArray<StackMember>

    init(layout: StackLayout, members: StackMembers) {
        self.layout = layout
        self.members = members.all
    }

    override var childCount: Int { members.count }

    override func makeChildren(of node: LayoutNode) {
        var identifiers = ElementIdentifierFactory()
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(members.count)
        let environment = node.environment
        let old = node.predecessor
        for index in members.indices {
            let type = members[index].element._elementType
            let child = LayoutNode.node(
                for: members[index].element,
                identifier: identifiers.identifier(for: type, key: members[index].key, after: nodes),
                traits: .empty,
                parent: node,
                environment: environment,
                old: old?.child(at: index)
            )
            nodes.append(child)
        }
        node.setChildren(nodes)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        if node.context.isObserved { return measureObserved(of: node, within: limits) }
        let nodes = node.manyChildren
        return withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: nodes.count) { slots in
            slots.initialize(repeating: StackSlot())
            var plan = StackPlan(layout: layout, nodes: nodes, traits: MemberTraits(members: members), slots: slots)
            return plan.measure(within: limits)
        }
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        if node.context.isObserved { return placeObservedChildren(of: node, in: size) }
        let nodes = node.manyChildren
        withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: nodes.count) { slots in
            slots.initialize(repeating: StackSlot())
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
        var notes = StackCrossNotes()
        return withUnsafeMutablePointer(to: &notes) { notes in
            withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: nodes.count) { slots in
                slots.initialize(repeating: StackSlot())
                var plan = StackPlan(
                    layout: layout,
                    nodes: nodes,
                    traits: MemberTraits(members: members),
                    slots: slots,
                    crossNotes: notes
                )
                return body(&plan)
            }
        }
    }

    private struct MemberTraits: StackTraitSource {
        let members: ContiguousArray<StackMember>

        @inline(__always)
        func grow(_ index: Int) -> CGFloat { members[index].grow }
        @inline(__always)
        func shrink(_ index: Int) -> CGFloat { members[index].shrink }
        @inline(__always)
        func guide(_ index: Int) -> StackLayout.AlignmentGuide? { members[index].guide }
    }
}

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
        traits = ContiguousArray(subelements.nodes.map { $0.traits.traits(of: StackLayout.self) })
    }

    func grow(_ index: Int) -> CGFloat { traits[index].growPriority }
    func shrink(_ index: Int) -> CGFloat { traits[index].shrinkPriority }
    func guide(_ index: Int) -> StackLayout.AlignmentGuide? { traits[index].alignmentGuide }
}
