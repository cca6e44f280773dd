final class Field: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        let area = super.textRect(forBounds: bounds)
        return area.insetBy(dx: 4, dy: 0)
    }
    override func becomeFirstResponder() -> Bool {
        print("asked")
        return super.becomeFirstResponder()
    }
}

final class Buttons: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        spacing = 6
    }
    required init(coder: NSCoder) { fatalError("there are no archives") }
}

final class Notes: UITextView {
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
}

let field = Field()
print(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 10)).width)  // expect: 12.0
print(field.becomeFirstResponder())  // expect: asked
// expect: true
let buttons = Buttons(frame: .zero)
print(buttons.axis == .vertical, buttons.spacing)  // expect: true 6.0
print(Notes().intrinsicContentSize)  // expect: CGSize(width: 10.0, height: 20.0)
