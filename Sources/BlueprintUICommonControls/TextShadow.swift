import Foundation
import HeadlessUIKit

/// The shadow of letters.
public struct TextShadow: Hashable, Sendable {
    /// How far the shadow is blurred, in points.
    public var radius: CGFloat
    /// The part of its colour's opacity that the shadow has, 0…1; other values are cut to it.
    public var opacity: CGFloat
    /// How far the shadow is from the letters, in points.
    public var offset: UIOffset
    /// The colour.
    public var color: UIColor

    /// Makes a shadow of its parts.
    public init(radius: CGFloat, opacity: CGFloat, offset: UIOffset, color: UIColor) {
        self.radius = radius
        self.opacity = opacity
        self.offset = offset
        self.color = color
    }
}

extension UILabel {
    /// Gives the letters a shadow, or takes it away.
    func showShadow(_ shadow: TextShadow?) {
        shadowColor = shadow.map { $0.color.withAlphaComponent($0.color.alpha * $0.opacity) }
        guard let shadow else { return }
        shadowOffset = CGSize(width: shadow.offset.horizontal, height: shadow.offset.vertical)
        shadowRadius = shadow.radius
    }
}
