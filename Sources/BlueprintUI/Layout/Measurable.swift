import Foundation

/// A thing that can say how big it is within a constraint.
public protocol Measurable {
    /// The size in points within the constraint; a limit may be absent, zero or negative.
    func measure(in constraint: SizeConstraint) -> CGSize
}
