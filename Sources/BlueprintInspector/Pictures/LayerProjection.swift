import Foundation

/// The view from above, at an angle, on an area: where its points are in a picture, and the distance of its levels.
struct LayerProjection {
    private let area: CGRect
    /// The pixels of a point, before it is turned.
    let scale: Double

    /// The pixels to the right and down of a step to the right, and of one down.
    private static let across = CGPoint(x: 0.8, y: 0.24)
    private static let down = CGPoint(x: -0.46, y: 0.52)
    private static let usualWidth = 480.0
    private static let scales = 0.5...1.5

    /// A projection of an area; a small one is enlarged.
    init(_ area: CGRect) {
        self.area = area
        let width = area.width * Self.across.x - area.height * Self.down.x
        let fitting = width > 0 ? Self.usualWidth / width : 1
        scale = min(Self.scales.upperBound, max(Self.scales.lowerBound, fitting))
    }

    /// The width of the projected area in pixels.
    var width: Double { (area.width * Self.across.x - area.height * Self.down.x) * scale }
    /// The height of the projected area in pixels.
    var height: Double { (area.width * Self.across.y + area.height * Self.down.y) * scale }
    /// The pixels from the left edge of the projected area to the area's origin.
    var left: Double { -area.height * Self.down.x * scale }

    /// Returns the place of a point of the area, in relation to that of the area's origin, in pixels.
    func place(_ point: CGPoint) -> CGPoint {
        let (x, y) = ((point.x - area.minX) * scale, (point.y - area.minY) * scale)
        return CGPoint(x: x * Self.across.x + y * Self.down.x, y: x * Self.across.y + y * Self.down.y)
    }

    /// Returns the transform for what lies on a level, with the origin at a place in the picture; it does not scale.
    func transform(to place: CGPoint) -> String {
        let (across, down) = (Self.across, Self.down)
        let numbers = [across.x, across.y, down.x, down.y, place.x, place.y].map(SVGDrawing.number)
        return "matrix(\(numbers.joined(separator: " ")))"
    }
}
