import Foundation
import HeadlessUIKit
import Testing

@Suite struct TransformTests {
    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let scaleThenShift = CGAffineTransform(scaleX: 2, y: 3)
            .concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenShift) == CGPoint(x: 12, y: 23))
        let shiftThenScale = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(shiftThenScale) == CGPoint(x: 22, y: 63))
    }

    @Test func aQuarterTurnTakesXToY() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
        #expect(isClose(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
    }

    @Test func theInverseUndoes() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let point = CGPoint(x: 3.5, y: -2)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test func whatCannotBeUndoneIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        let broken = CGAffineTransform(scaleX: .nan, y: 1)
        #expect(broken.inverted().d == 1)
    }

    @Test func aRectangleIsEnclosedAfterTheTransform() {
        let mirrored = CGRect(x: 10, y: 10, width: 20, height: 30).applying(CGAffineTransform(scaleX: -1, y: 2))
        #expect(mirrored == CGRect(x: -30, y: 20, width: 20, height: 60))
    }

    @Test func concatInSpaceAppliesTheFirstFirst() {
        let both = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(10, 20, 30))
        #expect(both.m11 == 2 && both.m22 == 3 && both.m41 == 10 && both.m42 == 20 && both.m43 == 30)
        let other = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 30)
        #expect(other.m41 == 20 && other.m42 == 60 && other.m43 == 30)
    }

    @Test func aTurnAboutZIsThePlanesTurn() {
        let turn = CATransform3DMakeRotation(.pi / 6, 0, 0, 2)
        let plane = CATransform3DGetAffineTransform(turn)
        let expected = CGAffineTransform(rotationAngle: .pi / 6)
        #expect(abs(plane.a - expected.a) < 1e-12 && abs(plane.b - expected.b) < 1e-12)
        #expect(abs(plane.c - expected.c) < 1e-12 && abs(plane.d - expected.d) < 1e-12)
        #expect(CATransform3DIsAffine(turn))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(.pi / 6, 1, 0, 0)))
    }

    @Test func aTurnAboutNoAxisIsTheIdentity() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 1, .nan, 0, 0)))
    }

    @Test func thePlanesTransformSurvivesTheWayThroughSpace() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    }

    @Test func insetsMayTurnASizeNegative() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
        #expect(CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets).size == CGSize(width: -22, height: 16))
        #expect(CGRect(x: 5, y: 5, width: 20, height: 20).inset(by: insets).origin == CGPoint(x: 7, y: 6))
    }

    @Test(
        arguments: [
            (8, "8"), (0.5, "0.5"), (100.0 / 3, "33.333"), (-0.0001, "0"), (-2.25, "-2.25"), (1.9999, "2"),
            (-1.9999, "-2"),
            (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"), (0.007, "0.007"),
        ] as [(CGFloat, String)]
    )
    func numbersAreShort(number: CGFloat, text: String) {
        #expect(number.shortDescription == text)
    }
}
