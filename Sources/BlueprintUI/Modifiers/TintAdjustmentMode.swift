import HeadlessUIKit

/// Says how the tint colour of the element that it wraps is adjusted.
public struct TintAdjustmentMode: UnchangingElement {
    /// How the tint colour is adjusted.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode
    /// The element.
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

    /// None: the mode goes to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Says how the tint colour is adjusted.
    public func tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode {
        TintAdjustmentMode(tintAdjustmentMode, wrapping: self)
    }
}
