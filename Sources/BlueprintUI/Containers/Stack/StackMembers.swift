import Foundation

/// The stored children of a stack, in an array shared by the element, its copies and its content.
struct StackMembers {
    private(set) var all: ContiguousArray<StackMember> = []

    init() {}

    init(_ children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]) {
        all = ContiguousArray(children.lazy.map { StackMember($0.element, $0.traits, key: $0.key) })
    }

    init(_ children: [StackLayout.Child]) {
        // Lazily: a list between the two would be a copy of each element.
        all = ContiguousArray(children.lazy.map { StackMember($0.element, $0.traits, key: $0.key) })
    }

    init(_ children: ContiguousArray<ContentChild>) {
        all = ContiguousArray(
            children.lazy.map { StackMember($0.element, $0.traits.traits(of: StackLayout.self), key: $0.key?.key) }
        )
    }

    /// The children in the form of the public interface.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        all.map { ($0.element, $0.traits, $0.key?.key) }
    }

    mutating func add(_ member: StackMember) {
        all.append(member)
    }

    /// True if no child has its own alignment guide, which may depend on mutable state.
    var haveNoGuides: Bool { all.allSatisfy { $0.guide == nil } }
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
