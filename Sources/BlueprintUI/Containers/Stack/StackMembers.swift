import Foundation

/// The stored children of a stack, in an array shared by the element, its copies and its content.
struct StackMembers {
    private(set) var all: ContiguousArray<StackMember> = []
    /// True if no child has its own alignment guide, which may depend on mutable state.
    private(set) var haveNoGuides = true

    init() {}

    init(_ children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]) {
        all.reserveCapacity(children.count)
        for child in children { add(StackMember(child.element, child.traits, key: child.key)) }
    }

    init(_ children: [StackLayout.Child]) {
        all.reserveCapacity(children.count)
        for child in children { add(StackMember(child.element, child.traits, key: child.key)) }
    }

    init(_ children: ContiguousArray<ContentChild>) {
        all.reserveCapacity(children.count)
        for child in children {
            add(StackMember(child.element, child.traits.traits(of: StackLayout.self), key: child.key?.key))
        }
    }

    /// The children in the form of the public interface.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        all.map { ($0.element, $0.traits, $0.key?.key) }
    }

    mutating func add(_ member: StackMember) {
        if member.guide != nil { haveNoGuides = false }
        all.append(member)
    }
}

/// A child of a stack.
struct StackMember {
    let element: any Element
    let grow: CGFloat
    let shrink: CGFloat
    let guide: StackLayout.AlignmentGuide?
    let key: ElementKey?

    init(_ element: any Element, _ traits: StackLayout.Traits, key: AnyHashable?) {
        self.element = element
        grow = traits.growPriority
        shrink = traits.shrinkPriority
        guide = traits.alignmentGuide
        self.key = ElementKey.boxed(key)
    }

    var traits: StackLayout.Traits {
        StackLayout.Traits(growPriority: grow, shrinkPriority: shrink, alignmentGuide: guide)
    }
}
