class Card: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        print("moves to", newSuperview == nil ? "none" : "a view")
    }
    override func didMoveToSuperview() { print("moved to", superview == nil ? "none" : "a view") }
    override func willMove(toWindow newWindow: UIWindow?) { print("a window", newWindow != nil) }
    override func didAddSubview(_ subview: UIView) { print("added", subview.tag) }
    override func willRemoveSubview(_ subview: UIView) { print("removes", subview.tag) }
}

/// It overrides one of the functions alone.
final class Quiet: UIView {
    override func willMove(toWindow newWindow: UIWindow?) { print("quiet", newWindow != nil) }
}

let card = Card()
let inner = UIView()
inner.tag = 7
card.addSubview(inner)  // expect: added 7
inner.removeFromSuperview()  // expect: removes 7
let outer = UIView()
outer.addSubview(card)  // expect: moves to a view
// expect: moved to a view
outer.addSubview(Quiet())
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
window.addSubview(outer)  // expect: a window true
// expect: quiet true
card.removeFromSuperview()  // expect: moves to none
// expect: a window false
// expect: moved to none
