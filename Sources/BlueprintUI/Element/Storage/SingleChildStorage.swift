import Foundation

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
