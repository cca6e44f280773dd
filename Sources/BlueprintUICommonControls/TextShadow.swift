import Foundation
import HeadlessUIKit

/// A text shadow.
public struct TextShadow: Hashable, Sendable {
    /// The blur radius, in points.
    public var radius: CGFloat
    /// The opacity, as a factor of the colour's opacity, 0…1; other values are clamped.
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
    /// Sets or, with nil, removes the text shadow.
    func showShadow(_ shadow: TextShadow?) {
        shadowColor = shadow.map { $0.color.withAlphaComponent($0.color.alpha * $0.opacity) }
        guard let shadow else { return }
        shadowOffset = CGSize(width: shadow.offset.horizontal, height: shadow.offset.vertical)
        shadowRadius = shadow.radius
    }
}
