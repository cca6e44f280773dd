import Foundation

/// Where a stack puts its children: computed once, read by whoever places or explains.
struct StackPlan {
    /// Each child's stretch along the stack.
    private(set) var main: ContiguousArray<StackSegment>
    /// Each child's stretch across the stack.
    private(set) var cross: ContiguousArray<StackSegment>

    /// A plan for the natural size within limits.
    init(measuring subelements: LayoutSubelements, layout: StackLayout, within space: StackSpace) {
        main = StackMainAxis(subelements, layout: layout, space: space, length: nil).segments()
        cross = StackCrossAxis(layout: layout, limit: space.cross, length: nil).segments(of: subelements, main: main)
    }

    /// A plan for a given size.
    init(placing subelements: LayoutSubelements, layout: StackLayout, in size: StackVector) {
        let space = StackSpace(main: .atMost(size.main), cross: .atMost(size.cross))
        main = StackMainAxis(subelements, layout: layout, space: space, length: size.main).segments()
        cross = StackCrossAxis(layout: layout, limit: space.cross, length: size.cross)
            .segments(of: subelements, main: main)
    }

    /// The farthest edges.
    var extent: StackVector {
        var extent = StackVector(main: 0, cross: 0)
        for segment in main { extent.main = max(extent.main, segment.end) }
        for segment in cross { extent.cross = max(extent.cross, segment.end) }
        return extent
    }
}
