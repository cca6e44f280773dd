let button = UIButton(type: .system)
print(button.currentTitle == nil, button.buttonType == .system)  // expect: true true
button.setTitle("Send", for: .normal)
button.setTitle("Sending", for: .disabled)
button.setTitleColor(.red, for: .highlighted)
print(button.currentTitle ?? "", button.title(for: .selected) ?? "")  // expect: Send Send
button.titleLabel?.font = .systemFont(ofSize: 16)
print(button.intrinsicContentSize)  // expect: CGSize(width: 32.0, height: 28.0)
button.isEnabled = false
print(button.currentTitle ?? "", button.state == .disabled)  // expect: Sending true
button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
print(button.sizeThatFits(.zero))  // expect: CGSize(width: 76.0, height: 32.0)
print(button.titleColor(for: .normal) == nil, button.titleColor(for: .highlighted) == .red)  // expect: true true
print(button.accessibilityLabel ?? "")  // expect: Sending
