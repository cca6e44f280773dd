class Plain: UIView {
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}
print(Plain().intrinsicContentSize)  // expect: CGSize(width: -1.0, height: -1.0)

class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 10, height: size.height + 4)
    }
}
final class Wide: Padded {
    override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width * 2, height: 1) }
}
for label in [Padded(), Wide()] {
    label.text = "abc"
    print(label.intrinsicContentSize)
}
// expect: CGSize(width: 34.0, height: 20.0)
// expect: CGSize(width: 68.0, height: 1.0)

final class Loud: UIButton {
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel.map { $0 + "!" } }
        set { super.accessibilityLabel = newValue.map { $0 + "?" } }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "none" }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.selected) }
        set { super.accessibilityTraits = newValue }
    }
    override var isAccessibilityElement: Bool {
        get { !super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }
    override var canBecomeFirstResponder: Bool { !super.canBecomeFirstResponder }
}
let button = Loud()
button.accessibilityLabel = "a"
print(button.accessibilityLabel ?? "", button.accessibilityValue ?? "", button.canBecomeFirstResponder)
print(button.accessibilityTraits.contains(.selected), button.accessibilityTraits.contains(.button))
print(button.isAccessibilityElement, (button as UIView).accessibilityLabel ?? "")
// expect: a?! none true
// expect: true true
// expect: false a?!

final class Field: UITextField {
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: super.intrinsicContentSize.height + 1) }
}
print(Field().intrinsicContentSize.width, Field().intrinsicContentSize.height > 1)  // expect: 7.0 true
