import BlueprintUI
import BlueprintUICommonControls

struct AlertBanner: ProxyElement {
    var style: Style
    var message: String

    struct Style: Equatable {
        var background: UIColor
        var foreground: UIColor
        var icon: UIImage

        static let warning = Style(
            background: DesignTokens.Color.warningSurface,
            foreground: DesignTokens.Color.onWarning,
            icon: Icons.warning.image
        )
        static let success = Style(
            background: DesignTokens.Color.successSurface,
            foreground: DesignTokens.Color.onSuccess,
            icon: Icons.check.image
        )
    }

    var elementRepresentation: Element {
        Row(alignment: .center, minimumSpacing: DesignTokens.Spacing.s) {
            Image(image: style.icon, contentMode: .center)
            Label(text: message) { $0.color = style.foreground }
        }
        .inset(uniform: DesignTokens.Spacing.m)
        .box(background: style.background)
    }
}
