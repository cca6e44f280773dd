import Foundation

/// The element that owns a layout attribute of a view, other than its frame.
///
/// An attribute belongs to the element whose own layout attributes have it; that element's parent has set it.
public struct AttributeOrigin: Equatable, Sendable {
    /// A layout attribute.
    public enum Attribute: String, Sendable, CaseIterable {
        /// The opacity; those of flattened elements multiply.
        case alpha
        /// True if the view is hidden.
        case hidden
        /// False if the view ignores touches.
        case interaction
        /// The adjustment of the tint colour; the innermost one counts.
        case tintAdjustmentMode
        /// The transform; those of flattened elements are concatenated.
        case transform
    }

    /// The attribute.
    public var attribute: Attribute
    /// The value in words: `alpha 0.5`.
    public var words: String
    /// The position of the element whose own attributes have it.
    public var owner: Int
    /// The position of the parent that set it; nil for the viewport.
    public var setter: Int?

    /// Returns the origins of the attributes of an element that do not have their defaults: by attribute, outermost
    /// first.
    public static func origins(of element: Int, in snapshot: RenderSnapshot) -> [AttributeOrigin] {
        let chain = snapshot.offsets(of: element).map(\.element)
        return Attribute.allCases.flatMap { attribute in
            var origins: [AttributeOrigin] = []
            for index in chain.reversed() {
                let record = snapshot.elements[index]
                guard let words = attribute.alone(in: record.attributes).words.first else { continue }
                origins.append(
                    AttributeOrigin(attribute: attribute, words: words, owner: index, setter: record.parent)
                )
                if attribute == .tintAdjustmentMode { break }
            }
            return origins.reversed()
        }
    }
}

extension AttributeOrigin.Attribute {
    /// Returns attributes with the value of this one; all others have their defaults.
    fileprivate func alone(in attributes: ShownAttributes) -> ShownAttributes {
        switch self {
        case .alpha: ShownAttributes(alpha: attributes.alpha)
        case .hidden: ShownAttributes(isHidden: attributes.isHidden)
        case .interaction: ShownAttributes(isUserInteractionEnabled: attributes.isUserInteractionEnabled)
        case .tintAdjustmentMode: ShownAttributes(tintAdjustmentMode: attributes.tintAdjustmentMode)
        case .transform: ShownAttributes(transform: attributes.transform)
        }
    }
}
