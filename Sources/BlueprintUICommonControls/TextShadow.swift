import Foundation
import HeadlessUIKit

/// A text shadow.
public struct TextShadow: Hashable, Sendable {
    /// The blur radius, in points.
    public var radius: CGFloat
    /// The opacity, as a factor of the colour's opacity, 0…1.
    public var opacity: CGFloat
    /// The offset from the text, in points.
    public var offset: UIOffset
    /// The colour.
    public var color: UIColor

    /// Creates a shadow from its parts.
    public init(radius: CGFloat, opacity: CGFloat, offset: UIOffset, color: UIColor) {
        self.radius = radius
        self.opacity = opacity
        self.offset = offset
        self.color = color
    }
}

extension UILabel {
    /// Sets or, with nil, removes the shadow of the layer, which is that of the text.
    func showShadow(_ shadow: TextShadow?) {
        guard let shadow else {
            // Most labels have no layer of their own.
            if hasRareText, layer.shadowOpacity != 0 { layer.shadowOpacity = 0 }
            return
        }
        layer.shadowRadius = shadow.radius
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowOffset = CGSize(width: shadow.offset.horizontal, height: shadow.offset.vertical)
        layer.shadowColor = shadow.color.cgColor
    }
}
