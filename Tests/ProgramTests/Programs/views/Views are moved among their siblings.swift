let board = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
let names = ["a", "b", "c"]
for (index, name) in names.enumerated() {
    let label = UILabel(frame: CGRect(x: CGFloat(index) * 30, y: 5, width: 24, height: 16))
    label.text = name
    label.tag = index + 1
    board.addSubview(label)
}
func order() -> String { board.subviews.compactMap { ($0 as? UILabel)?.text }.joined() }
print(order())
board.bringSubviewToFront(board.subviews[0])
print(order())
board.sendSubviewToBack(board.subviews[1])
print(order())
board.exchangeSubview(at: 0, withSubviewAt: 2)
print(order())
let badge = UILabel(frame: .zero)
badge.text = "!"
board.insertSubview(badge, belowSubview: board.subviews[1])
print(order(), badge.isDescendant(of: board), board.isDescendant(of: badge))
if let first = board.viewWithTag(1) {
    print(first.convert(CGPoint(x: 1, y: 1), to: board), board.convert(first.bounds, from: first))
}
print(board.hitTest(CGPoint(x: 65, y: 10), with: nil) === board, board.point(inside: CGPoint(x: 200, y: 0), with: nil))
print(CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 3, y: 3)), CGAffineTransform.identity.isIdentity)
// expect: abc
// expect: bca
// expect: cba
// expect: abc
// expect: a!bc true false
// expect: CGPoint(x: 1.0, y: 6.0) CGRect(origin: Foundation.CGPoint(x: 0.0, y: 5.0), size: Foundation.CGSize(width: 24.0, height: 16.0))
// expect: true false
// expect: CGPoint(x: 3.0, y: 6.0) true
