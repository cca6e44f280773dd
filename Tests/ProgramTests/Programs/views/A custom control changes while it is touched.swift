class PressView: UIControl {
    override var isHighlighted: Bool {
        didSet {
            alpha = isHighlighted ? 0.5 : 1
            print(oldValue, "to", isHighlighted)
        }
    }
    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { resizes += 1 } }
    }
    var resizes = 0
}

final class LoudPressView: PressView {
    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .red : .blue }
    }
}

let view = PressView()
view.isHighlighted = true  // expect: false to true
print(view.alpha)  // expect: 0.5
view.isHighlighted = false  // expect: true to false
view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
view.bounds.origin.x = 4
print(view.alpha, view.resizes)  // expect: 1.0 1
let loud = LoudPressView()
loud.isHighlighted = true  // expect: false to true
print(loud.alpha, loud.backgroundColor == .red)  // expect: 0.5 true
