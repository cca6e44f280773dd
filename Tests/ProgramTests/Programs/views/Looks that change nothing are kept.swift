let label = UILabel()
label.font = UIFont(name: "Georgia", size: 20)
label.textColor = UIColor(named: "brand")
label.adjustsFontForContentSizeCategory = true
label.preferredMaxLayoutWidth = 50
label.numberOfLines = 0
label.text = "two words"
print(label.font.pointSize, label.intrinsicContentSize)  // expect: 20.0 CGSize(width: 50.0, height: 40.0)
label.font = nil
print(label.font.pointSize)  // expect: 16.0
label.setContentHuggingPriority(.required, for: .horizontal)
print(label.contentHuggingPriority(for: .horizontal) == .required)  // expect: true
print(label.contentHuggingPriority(for: .vertical).rawValue)  // expect: 250.0

let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
card.tintColor = .red
card.layer.borderColor = card.tintColor.cgColor
card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 4).cgPath
card.layer.rasterizationScale = UIScreen.main.scale
card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
print(card.layoutMargins.right, card.layer.shadowPath?.boundingBox.width ?? 0)  // expect: 4.0 80.0
card.setNeedsDisplay()
card.isOpaque = false
print(card.isOpaque, card.isMultipleTouchEnabled)  // expect: false false

let button = UIButton(type: .system)
button.frame.size = CGSize(width: 100, height: 40)
button.setAttributedTitle(NSAttributedString(string: "Send"), for: .normal)
button.contentHorizontalAlignment = .leading
print(button.currentTitle ?? "", button.contentHorizontalAlignment == .leading)  // expect: Send true
button.setImage(UIImage(named: "send")?.withRenderingMode(.alwaysTemplate), for: .normal)
print(button.currentImage?.renderingMode == .alwaysTemplate)  // expect: true

let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
field.leftViewMode = .always
field.borderStyle = .roundedRect
field.attributedPlaceholder = NSAttributedString(string: "Name")
field.layoutIfNeeded()
print(field.textRect(forBounds: field.bounds).minX, field.placeholder ?? "")  // expect: 12.0 Name

let stack = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
stack.isLayoutMarginsRelativeArrangement = true
stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
print(stack.intrinsicContentSize)  // expect: CGSize(width: 122.0, height: 51.0)
stack.arrangedSubviews[1].isHidden = true
print(stack.intrinsicContentSize)  // expect: CGSize(width: 71.0, height: 51.0)
