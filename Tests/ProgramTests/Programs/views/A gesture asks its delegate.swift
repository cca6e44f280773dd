final class Gate: UIGestureRecognizerDelegate {
    var isOpen = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.location(in: touch.view).x < 50
    }
}

let gate = Gate()
let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
let tap = UITapGestureRecognizer()
tap.delegate = gate
tap.addHandler { print("tapped", $0.state == .ended) }
view.addGestureRecognizer(tap)
print(view.tap(at: CGPoint(x: 10, y: 10)))  // expect: false
gate.isOpen = true
print(view.tap(at: CGPoint(x: 10, y: 10)))  // expect: tapped true
// expect: true
print(view.tap(at: CGPoint(x: 60, y: 10)))  // expect: false
let press = UILongPressGestureRecognizer()
press.addHandler { print($0.state == .began ? "began" : "ended") }
view.addGestureRecognizer(press)
print(view.longPress(at: CGPoint(x: 10, y: 10)))  // expect: began
// expect: ended
// expect: true
let pan = UIPanGestureRecognizer()
pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
print(pan.translation(in: view).y, pan.state == .possible)  // expect: 4.0 true
