import Foundation
import HeadlessUIKit
import Testing

@Suite struct ViewGeometryTests {
    @Test func theFrameIsMadeOfCenterAndBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds = CGRect(x: 7, y: 7, width: 10, height: 20)
        #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    }

    @Test func aNewFrameKeepsTheBoundsOrigin() {
        let view = UIView()
        view.bounds = CGRect(x: 3, y: 4, width: 1, height: 1)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 50, height: 60))
    }

    @Test func aNegativeSizeIsStandardized() {
        let view = UIView(frame: CGRect(x: 80, y: 80, width: -60, height: -60))
        #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
        view.frame = CGRect(x: 10, y: 0, width: -10, height: 5)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func aTransformActsAboutTheCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
        view.transform = CGAffineTransform(translationX: 10, y: 5)
        #expect(view.frame == CGRect(x: 10, y: 5, width: 100, height: 50))
    }

    @Test func aTurnedViewHasAnUprightFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.minX - 25) < 1e-9 && abs(view.frame.minY + 25) < 1e-9)
        #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    }

    @Test func settingTheFrameUnderATransformScalesTheBounds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func planeAndSpaceAreOneTransform() {
        let view = UIView()
        #expect(CATransform3DIsIdentity(view.transform3D) && view.transform.isIdentity)
        view.transform3D = CATransform3DMakeTranslation(1, 2, 3)
        #expect(view.transform == CGAffineTransform(translationX: 1, y: 2))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.transform3D))
    }

    @Test func perspectiveDividesTheCorners() {
        let view = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
        var transform = CATransform3DIdentity
        transform.m44 = 2
        view.transform3D = transform
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        transform.m14 = 0.1
        view.transform3D = transform
        #expect(abs(view.frame.minX + 10) < 1e-9)
        #expect(abs(view.frame.maxX - 10.0 / 3) < 1e-9)
    }

    @Test func valuesThatAreNoNumbersDoNotTrap() {
        let view = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -CGFloat.infinity))
        view.transform = CGAffineTransform(scaleX: .nan, y: .infinity)
        view.frame = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .nan)
        view.sizeToFit()
        #expect(view.center.x.isFinite == (view.frame.midX.isFinite))
    }

    @Test func pointsAreConvertedThroughTheTree() {
        let root = UIView(frame: CGRect(x: 1000, y: 1000, width: 500, height: 500))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -184, y: 7))
        #expect(right.convert(CGPoint(x: -184, y: 7), from: nil) == CGPoint(x: -384, y: -13))
        #expect(root.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 25, width: 10, height: 10))
        left.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: -30, y: -20, width: 20, height: 20))
        #expect(inner.convert(CGPoint(x: -30, y: -20), from: root) == .zero)
    }

    @Test func scrolledBoundsShiftWhatIsWithin() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(inner)
        root.bounds.origin = CGPoint(x: 0, y: 30)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(root)
        #expect(inner.convert(.zero, to: outer) == CGPoint(x: 0, y: -30))
    }
}
