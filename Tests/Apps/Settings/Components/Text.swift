import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A text in one of the styles of the settings, colored by the theme.
struct Text: ProxyElement {
    enum Role {
        case primary, secondary, accent, destructive

        func color(in palette: Palette) -> UIColor {
            switch self {
            case .primary: return palette.text
            case .secondary: return palette.secondaryText
            case .accent: return palette.accent
            case .destructive: return palette.destructive
            }
        }
    }

    var text: String
    var style = TextStyle.body
    var role = Role.primary
    var lines = 0
    var alignment = NSTextAlignment.natural

    init(_ text: String, _ style: TextStyle = .body, role: Role = .primary, lines: Int = 0) {
        self.text = text
        self.style = style
        self.role = role
        self.lines = lines
    }

    var elementRepresentation: Element {
        Themed { theme, _ in
            Label(text: text) { label in
                label.font = style.font(at: theme.textScale)
                label.color = role.color(in: theme.palette)
                label.numberOfLines = lines
                label.alignment = alignment
            }
        }
    }

    /// The text in the middle of its lines.
    func centeredLines() -> Text {
        var copy = self
        copy.alignment = .center
        return copy
    }
}

#Preview("Text styles", traits: .sizeThatFitsLayout) {
    Column(alignment: .leading, minimumSpacing: Spacing.small) {
        Text("Settings", .title)
        Text("Quiet hours", .heading)
        Text("From 22:00 to 7:15")
        Text("Not on weekends", .caption, role: .secondary)
        Text("wren 4.2 (1180)", .code)
    }
    .inset(uniform: Spacing.large)
}

#Preview("Text, accessibility size", traits: .fixedLayout(width: 240, height: 120)) {
    Text("A nudge at 20:30 if you have not written yet", role: .secondary)
        .themed { $0.textScale = .accessibility }
}
