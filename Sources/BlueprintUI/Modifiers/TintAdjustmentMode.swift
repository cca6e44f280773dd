import HeadlessUIKit

/// An element that sets the tint adjustment mode of the element it wraps.
public struct TintAdjustmentMode: UnchangingElement {
    /// The tint adjustment mode.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping element: any Element) {
        self.tintAdjustmentMode = tintAdjustmentMode
        wrappedElement = element
    }

    /// The wrapped element with the mode.
    public var content: ElementContent {
        ElementContent(
            storage: AttributeStorage(child: wrappedElement) { [tintAdjustmentMode] attributes in
                attributes.tintAdjustmentMode = tintAdjustmentMode
            }
        )
    }

    /// Returns nil: the element is not view-backed; the mode is applied to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Sets the tint adjustment mode.
    public func tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode {
        TintAdjustmentMode(tintAdjustmentMode, wrapping: self)
    }
}
