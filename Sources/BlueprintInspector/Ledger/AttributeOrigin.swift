import Foundation

/// Where something that an element is shown with, besides its frame, comes from.
///
/// An attribute is credited to the element that gave it to its child, so an opacity is that of the `Opacity`.
public struct AttributeOrigin: Equatable, Sendable {
    /// An attribute.
    public enum Attribute: String, Sendable, CaseIterable {
        /// The opacity; those handed down multiply.
        case alpha
        /// Whether it is hidden.
        case hidden
        /// Whether it takes touches.
        case interaction
        /// How the tint colour is adjusted; the innermost counts.
        case tintAdjustmentMode
        /// The transform; those handed down are done one after another.
        case transform
    }

    /// The attribute.
    public var attribute: Attribute
    /// What was given, in words: `alpha 0.5`.
    public var words: String
    /// The position of the element that gave it; nil for the viewport.
    public var giver: Int?
    /// The positions of the vanished elements that handed it down, outermost first; none if the element got it itself.
    public var through: [Int]

    /// Where the attributes of an element come from that do not have their defaults: by attribute, then from the
    /// outside in.
    public static func origins(of element: Int, in snapshot: RenderSnapshot) -> [AttributeOrigin] {
        guard snapshot.elements.indices.contains(element) else { return [] }
        var chain = [element]
        while let last = chain.last, let parent = snapshot.elements[last].parent,
            snapshot.elements.indices.contains(parent), !snapshot.elements[parent].isViewBacked
        {
            chain.append(parent)
        }
        return Attribute.allCases.flatMap { attribute in
            var origins: [AttributeOrigin] = []
            for (depth, index) in chain.enumerated() {
                guard let words = attribute.alone(in: snapshot.elements[index].attributes).words.first else { continue }
                let through = chain.prefix(depth + 1).dropFirst().reversed()
                origins.append(
                    AttributeOrigin(
                        attribute: attribute,
                        words: words,
                        giver: snapshot.elements[index].parent,
                        through: Array(through)
                    )
                )
                if attribute == .tintAdjustmentMode { break }
            }
            return origins.reversed()
        }
    }
}

extension AttributeOrigin.Attribute {
    /// The attributes with only this one as it is, all others by default.
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
