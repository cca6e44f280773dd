import BlueprintUI

extension SizeConstraint {
    /// Returns true if two constraints are equal; limits that are not a number are equal.
    func isSame(as other: SizeConstraint) -> Bool {
        Self.isSame(width, other.width) && Self.isSame(height, other.height)
    }

    private static func isSame(_ one: Axis, _ other: Axis) -> Bool {
        switch (one, other) {
        case (.atMost(let one), .atMost(let other)): Number.isSame(one, other)
        default: one == other
        }
    }
}
