import Foundation

/// A kind of content: the way it is measured and laid out for a node of the layout tree.
///
/// It is a class with virtual methods, so content is one pointer and a call costs one jump.
class ContentStorage {
    /// The number of children.
    var childCount: Int { 0 }

    /// Sets the child nodes of a node; called once, when they are first needed.
    func makeChildren(of node: LayoutNode) {}

    /// Returns the measured size of the content and the other limits for which it is valid; called if the node's
    /// cache has none.
    func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize { .always(.zero) }

    /// Places the node's children in the node's size.
    func placeChildren(of node: LayoutNode, in size: CGSize) {}

    /// True if the content has no children and places none, whatever the size.
    var isChildless: Bool { false }
}

/// Content without children.
class ChildlessStorage: ContentStorage {
    final override var isChildless: Bool { true }
}

/// A child in an element's content.
struct ContentChild {
    var element: any Element
    var key: ElementKey?
    var traits: LayoutTraits = .empty
}

/// Content with one child that fills it, with one of the child's layout attributes set.
final class AttributeStorage: OneChildStorage {
    private let set: (inout LayoutSubelement.Attributes) -> Void

    /// Creates content; the function modifies the child's layout attributes.
    init(child: any Element, _ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
        super.init(child: ContentChild(element: child))
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        set(&node.onlyChild.childAttributes)
        node.fillOnlyChild(size)
    }
}

/// Content with one child: the base class of its many kinds.
class OneChildStorage: ContentStorage {
    private let child: ContentChild

    init(child: ContentChild) {
        self.child = child
    }

    final override var childCount: Int { 1 }

    override func makeChildren(of node: LayoutNode) {
        makeChild(of: node, environment: node.environment)
    }

    final func makeChild(of node: LayoutNode, environment: Environment) {
        node.setOnlyChild(.onlyChild(child, of: node, environment: environment))
    }
}

/// Content with one child that fills it.
final class PassthroughStorage: OneChildStorage {
    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.fillOnlyChild(size)
    }
}

/// Content of one child, arranged by a layout.
final class SingleChildStorage<LayoutType: SingleChildLayout>: OneChildStorage {
    private let layout: LayoutType
    private let keepsContract: Bool

    /// Creates content; a layout that may violate the layout contract is measured again for each constraint.
    init(layout: LayoutType, child: ContentChild, keepsContract: Bool) {
        self.layout = layout
        self.keepsContract = keepsContract
        super.init(child: child)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        let subelement = LayoutSubelement(node: node.onlyChild)
        let size = withCache(of: node, subelement) { cache in
            layout.sizeThatFits(
                proposal: SizeConstraint(limits),
                subelement: subelement,
                environment: node.environment,
                cache: &cache
            )
        }
        return node.measuredSize(size, within: limits, keepsContract: keepsContract)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        let subelement = LayoutSubelement(node: node.onlyChild)
        withCache(of: node, subelement) { cache in
            layout.placeSubelement(in: size, subelement: subelement, environment: node.environment, cache: &cache)
        }
    }

    @inline(__always)
    private func withCache<Result>(
        of node: LayoutNode,
        _ subelement: LayoutSubelement,
        _ body: (inout LayoutType.Cache) -> Result
    ) -> Result {
        node.withLayoutCache(
            make: { layout.makeCache(subelement: subelement, environment: node.environment) },
            body
        )
    }
}

/// Content with one child that fills it, in a modified environment.
final class AdaptedStorage: OneChildStorage {
    private let adapt: (inout Environment) -> Void

    init(child: ContentChild, adapt: @escaping (inout Environment) -> Void) {
        self.adapt = adapt
        super.init(child: child)
    }

    override func makeChildren(of node: LayoutNode) {
        var environment = node.environment
        adapt(&environment)
        makeChild(of: node, environment: environment)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.fillOnlyChild(size)
    }
}
