import Foundation

/// A type that can measure itself within a constraint.
public protocol Measurable {
    /// Returns the measured size in points within the constraint; a limit may be absent, zero or negative.
    func measure(in constraint: SizeConstraint) -> CGSize
}
