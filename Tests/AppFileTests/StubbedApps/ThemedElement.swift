import BlueprintUI
import BlueprintUICommonControls

protocol ThemedElement: Element {
    var theme: Theming { get }
}

struct HeaderBar: ProxyElement {
    let theme: Theming
    let title: String
    let leading: BarAction?

    var elementRepresentation: Element {
        Row(alignment: .center) {
            if let leading = leading {
                Button(isEnabled: leading.isEnabled, onTap: leading.handler, wrapping: Image(image: leading.image))
            }
            Label(text: title) { label in
                label.font = theme.typography.header
                label.color = theme.palette.onPrimary
            }
        }
        .constrainedTo(height: .absolute(44))
        .box(background: theme.palette.primary)
    }
}
