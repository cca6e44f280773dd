struct Theme {
    var tint: UIColor
    var size: CGFloat

    static let plain = Theme(tint: .black, size: 16)
}

enum ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.plain
}

struct Themed: ProxyElement {
    var text: String

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            return Label(text: text) { label in
                label.color = theme.tint
                label.font = .systemFont(ofSize: theme.size)
            }
        }
    }
}

Column(underflow: .justifyToStart) {
    Themed(text: "plain")
    Themed(text: "loud").adaptedEnvironment(key: ThemeKey.self, value: Theme(tint: .red, size: 24))
}
// expect: Column 0,0 300×160
// expect:   Themed 0,0 40×16
// expect:     Label 0,0 40×16
// expect:   AdaptedEnvironment 0,16 48×24
// expect:     Themed 0,0 48×24
// expect:       Label 0,0 48×24
// expect view: UILabel 0,0 40×16 isUserInteractionEnabled true, text "plain", numberOfLines 0
// expect view: UILabel 0,16 48×24 isUserInteractionEnabled true, text "loud", font system 24, textColor red, numberOfLines 0
