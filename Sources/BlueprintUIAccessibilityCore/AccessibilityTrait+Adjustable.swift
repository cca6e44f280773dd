import BlueprintUI

extension Accessibility.Trait {
    /// True if a person can increase and decrease the value of the element.
    public var isAdjustable: Bool { uiTraits == .adjustable }
}
