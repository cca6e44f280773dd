final class Badge: UIView {
    override func tintColorDidChange() { print("tint", tintColor == .red) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.userInterfaceStyle == .light
        print("traits", old, traitCollection.userInterfaceStyle == .dark)
    }
}

let outer = UIView()
let badge = Badge()
outer.addSubview(badge)
outer.tintColor = .red  // expect: tint true
outer.overrideUserInterfaceStyle = .dark  // expect: traits true true
outer.overrideUserInterfaceStyle = .dark

let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
print(ink.resolvedColor(with: badge.traitCollection) == .white)  // expect: true
print(ink.resolvedColor(with: .current) == .black, ink == ink, ink == .black)  // expect: true true false
let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
])
print(traits.userInterfaceStyle == .dark, traits.horizontalSizeClass == .regular)  // expect: true true
print(traits.preferredContentSizeCategory == .unspecified)  // expect: true
print(UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory)  // expect: false
print(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)).pointSize)  // expect: 20.0
