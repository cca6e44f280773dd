import Foundation

/// The underflow of a stack and the priorities of its children, by which it shares its length.
package struct StackPriorities {
    /// The distribution of the extra length.
    package let underflow: StackLayout.UnderflowDistribution
    /// The priorities of each child.
    package let children: [Child]

    /// The priorities of one child.
    package struct Child {
        /// The share of the extra length.
        package let grow: CGFloat
        /// The share of the missing length.
        package let shrink: CGFloat

        /// True if the child only grows or only shrinks.
        package var isHalf: Bool { (grow > 0) != (shrink > 0) }
    }
}
