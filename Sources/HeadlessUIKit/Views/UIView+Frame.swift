import Foundation

extension CGRect {
    /// The centre of the rectangle.
    var middle: CGPoint {
        CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}

extension UIView {
    final var computedFrame: CGRect {
        guard let transform = rare?.transform, !CATransform3DIsIdentity(transform) else {
            return CGRect(
                x: storedCenter.x - storedBounds.size.width / 2,
                y: storedCenter.y - storedBounds.size.height / 2,
                width: storedBounds.size.width,
                height: storedBounds.size.height
            )
        }
        let (width, height) = (storedBounds.size.width / 2, storedBounds.size.height / 2)
        let box = CGRect(
            enclosing: transform.project(CGPoint(x: -width, y: -height)),
            transform.project(CGPoint(x: width, y: -height)),
            transform.project(CGPoint(x: -width, y: height)),
            transform.project(CGPoint(x: width, y: height))
        )
        return box.offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    final func setFrame(_ newFrame: CGRect) {
        let newFrame = newFrame.standardized
        center = newFrame.middle
        var size = newFrame.size
        if let transform = rare?.transform, !CATransform3DIsIdentity(transform) {
            let plane = CATransform3DGetAffineTransform(transform)
            size = CGRect(origin: .zero, size: size).applying(plane.inverted()).size
        }
        if size != storedBounds.size {
            bounds = CGRect(origin: storedBounds.origin, size: size)
        }
    }
}

extension CATransform3D {
    /// Returns the projection of a point of the plane, with perspective division unless the divisor is 0.
    func project(_ point: CGPoint) -> CGPoint {
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        let w = point.x * m14 + point.y * m24 + m44
        return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }
}
