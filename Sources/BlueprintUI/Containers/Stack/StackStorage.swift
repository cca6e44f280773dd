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

    /// The priorities of the children.
    var priorities: StackPriorities {
        StackPriorities(
            underflow: layout.underflow,
            children: members.map { StackPriorities.Child(grow: $0.grow, shrink: $0.shrink) }
        )
    }

    override func makeChildren(of node: LayoutNode) {
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(members.count)
        let old = node.predecessor
        let oldMembers = old.flatMap { type(of: $0.storage) == StackStorage.self ? $0.storage as? StackStorage : nil }
        withMembers(and: oldMembers?.members ?? []) { members, oldMembers in
            if let old { keepFirst(members, oldMembers, old, of: node, into: &nodes) }
            addOthers(members, oldMembers, old, of: node, into: &nodes)
        }
        node.setChildren(nodes)
    }

    private typealias Members = UnsafeBufferPointer<StackMember>

    private func withMembers(and old: ContiguousArray<StackMember>, _ body: (Members, Members) -> Void) {
        members.withUnsafeBufferPointer { members in old.withUnsafeBufferPointer { body(members, $0) } }
    }

    /// Adds the old nodes of the children before the first that has changed; their identifiers are the same too.
    private func keepFirst(
        _ members: Members,
        _ oldMembers: Members,
        _ old: LayoutNode,
        of node: LayoutNode,
        into nodes: inout ContiguousArray<LayoutNode>
    ) {
        var comparison = ElementComparison()
        let environment = node.environment
        let parent = Unmanaged.passUnretained(node)
        var count = 0
        old.offspring.many.visitUnretained { child in
            guard Self.isSame(members, oldMembers, at: count, &comparison), child.canStay(in: environment) else {
                return false
            }
            child.moveBelow(parent, traits: .empty)
            count += 1
            return true
        }
        nodes.append(contentsOf: old.offspring.many[..<count])
    }

    /// Adds nodes for the other children.
    private func addOthers(
        _ members: Members,
        _ oldMembers: Members,
        _ old: LayoutNode?,
        of node: LayoutNode,
        into nodes: inout ContiguousArray<LayoutNode>
    ) {
        var identifiers = ElementIdentifierFactory()
        var comparison = ElementComparison()
        let environment = node.environment
        for index in nodes.count..<members.count {
            let child = old?.child(at: index)
            let key = members[index].key
            if let child, Self.isSame(members, oldMembers, at: index, &comparison), child.canStay(in: environment),
                nodes.last.map({ child.identifier.follows($0.identifier) }) == true
                    || child.identifier
                        == identifiers.identifier(for: child.identifier.elementType, key: key, after: nodes)
            {
                child.moveBelow(node, traits: .empty)
                nodes.append(child)
                continue
            }
            let type = members[index].element._elementType
            let new = LayoutNode.node(
                for: members[index].element,
                identifier: identifiers.identifier(for: type, key: key, after: nodes),
                traits: .empty,
                parent: node,
                environment: environment,
                old: child
            )
            nodes.append(new)
        }
    }

    /// Returns true if the members at an index of two lists have the same element and the same key.
    @inline(__always)
    private static func isSame(
        _ members: Members,
        _ old: Members,
        at index: Int,
        _ comparison: inout ElementComparison
    ) -> Bool {
        guard index < members.count, index < old.count, let first = members.baseAddress, let last = old.baseAddress
        else { return false }
        // The element comes first in a member.
        return comparison.isSame(UnsafeRawPointer(first + index), UnsafeRawPointer(last + index))
            && ElementKey.areEqual(members[index].key, old[index].key)
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
        traits = ContiguousArray(subelements.map { $0.traits(forLayoutType: StackLayout.self) })
    }

    func grow(_ index: Int) -> CGFloat { traits[index].growPriority }
    func shrink(_ index: Int) -> CGFloat { traits[index].shrinkPriority }
    func guide(_ index: Int) -> StackLayout.AlignmentGuide? { traits[index].alignmentGuide }
}
