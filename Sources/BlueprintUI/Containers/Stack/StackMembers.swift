import Foundation

/// The children of a stack as they are kept: an array that the element, its copies and its content share.
struct StackMembers {
    private(set) var all: ContiguousArray<StackMember> = []

    init() {}

    init(_ children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]) {
        all = ContiguousArray(children.map { StackMember($0.element, $0.traits, key: $0.key) })
    }

    init(_ children: [StackLayout.Child]) {
        all = ContiguousArray(children.map { StackMember($0.element, $0.traits, key: $0.key) })
    }

    init(_ children: ContiguousArray<ContentChild>) {
        all = ContiguousArray(
            children.map { StackMember($0.element, $0.traits.traits(of: StackLayout.self), key: $0.key?.key) }
        )
    }

    /// The children as they are spelt outside.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        all.map { ($0.element, $0.traits, $0.key?.key) }
    }

    mutating func add(_ member: StackMember) {
        all.append(member)
    }

    /// Whether no child has a guide of its own, which may read something that changes.
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
