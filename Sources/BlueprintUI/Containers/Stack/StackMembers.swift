import Foundation

/// The stored children of a stack, in an array shared by the element, its copies and its content.
struct StackMembers {
    private(set) var all: [StackLayout.Child] = []
    /// True if no child has its own alignment guide, which may depend on mutable state.
    private(set) var haveNoGuides = true

    init() {}

    init(_ children: [StackLayout.Child]) {
        all = children
        haveNoGuides = children.withUnsafeBufferPointer { children in
            children.indices.allSatisfy { children[$0].traits.alignmentGuide == nil }
        }
    }

    init(_ children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]) {
        self.init(children.map { StackLayout.Child(element: $0.element, traits: $0.traits, key: $0.key) })
    }

    init(_ children: ContiguousArray<ContentChild>) {
        self.init(children.map { StackLayout.Child($0.element, $0.traits.traits(of: StackLayout.self), $0.key) })
    }

    /// The children in the form of the public interface.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        all.map { ($0.element, $0.traits, $0.key) }
    }

    mutating func add(_ child: StackLayout.Child) {
        if child.traits.alignmentGuide != nil { haveNoGuides = false }
        all.append(child)
    }
}
