import Foundation

extension UIView {
    /// The layer of the view, created on first access.
    final var ownLayer: CALayer {
        if let layer = rare?.layer { return layer }
        let layer = CALayer(of: self)
        changeRare { $0.layer = layer }
        return layer
    }

    /// The background, and the border and the corners of the layer.
    final var plainContent: DisplayContent {
        guard let layer = rare?.layer else { return DisplayContent(fill: storedBackground) }
        let most = max(0, min(storedBounds.width, storedBounds.height) / 2)
        let radius = layer.maskedCorners.isEmpty ? 0 : max(0, min(layer.cornerRadius, most))
        return DisplayContent(fill: storedBackground, border: layer.border, cornerRadius: radius)
    }
}
