struct Theme {
    struct Colors {
        var tint: String
    }

    enum Size: CGFloat {
        case small = 12
        case large = 24
    }

    var colors = Colors(tint: "blue")
    var size = Size.small
}

var theme = Theme()
theme.size = .large
theme.colors.tint = "red"
print(theme.size.rawValue, theme.colors.tint)  // expect: 24.0 red
print(Theme.Size(rawValue: 12) == .small)  // expect: true
