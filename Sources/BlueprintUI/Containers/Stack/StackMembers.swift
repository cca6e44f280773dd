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
        // Read in place: a copy of a child and of its traits would cost several times as much as the member.
        children.withUnsafeBufferPointer { children in
            all = ContiguousArray(unsafeUninitializedCapacity: children.count) { members, count in
                guard let first = children.baseAddress else { return }
                for index in children.indices {
                    let member = StackMember(first + index)
                    if member.guide != nil { haveNoGuides = false }
                    members.initializeElement(at: index, to: member)
                    count = index + 1
                }
            }
        }
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

    @inline(__always)
    fileprivate init(_ child: UnsafePointer<StackLayout.Child>) {
        element = child.pointee.element
        grow = child.pointee.traits.growPriority
        shrink = child.pointee.traits.shrinkPriority
        guide = child.pointee.traits.alignmentGuide
        if case .none = child.pointee.key { key = nil } else { key = ElementKey.boxed(child.pointee.key) }
    }

    var traits: StackLayout.Traits {
        StackLayout.Traits(growPriority: grow, shrinkPriority: shrink, alignmentGuide: guide)
    }
}
