let view = UIView()
view.accessibilityTraits = [.button, .image]
print(view.accessibilityTraits.rawValue)  // expect: 5
view.accessibilityTraits.insert(.header)
view.accessibilityTraits.remove(.image)
print(view.accessibilityTraits.rawValue, view.accessibilityTraits.contains(.header))  // expect: 65537 true
let union = view.accessibilityTraits.union([.adjustable, .tabBar])
print(union.rawValue, union.subtracting(.button).rawValue)  // expect: 102401 102400
print(UIAccessibilityTraits(rawValue: 65) == [.button, .staticText])  // expect: true
print(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)  // expect: true
print(UIAccessibilityTraits(with: [.header, .selected]).rawValue)  // expect: 65544
print(UIAccessibilityTraits.none.isEmpty, union.isSuperset(of: .tabBar))  // expect: true true
