func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
}
let path = UIBezierPath()
path.addArc(withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
print(text(path.bounds))  // expect: 10.0 10.0 5.0 5.0
path.addArc(withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
print(text(path.bounds))  // expect: 5.0 5.0 10.0 10.0
let circle = UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: 9 * .pi, clockwise: true)
print(text(circle.bounds), circle.currentPoint.x.rounded())  // expect: -2.0 -2.0 4.0 4.0 2.0
let curve = UIBezierPath()
curve.move(to: .zero)
curve.addQuadCurve(to: CGPoint(x: 6, y: 0), controlPoint: CGPoint(x: 3, y: 3))
print(text(curve.bounds), curve.currentPoint.x)  // expect: 0.0 0.0 6.0 2.0 6.0
let none = UIBezierPath()
none.addArc(withCenter: .zero, radius: 2, startAngle: .infinity, endAngle: 0, clockwise: true)
print(none.isEmpty)  // expect: true
let view = UIView()
view.layer.anchorPoint = CGPoint(x: 0, y: 1)
print(view.layer.anchorPoint.y, UIView.layerClass == CALayer.self)  // expect: 1.0 true
