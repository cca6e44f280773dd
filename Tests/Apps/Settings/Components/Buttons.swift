import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A look of a button, which the label gets from it.
protocol ButtonLook {
    func background(in palette: Palette) -> UIColor
    func foreground(in palette: Palette) -> UIColor
    func border(in palette: Palette) -> Box.BorderStyle
}

extension ButtonLook {
    func border(in palette: Palette) -> Box.BorderStyle { .none }
}

struct FilledLook: ButtonLook {
    var isDestructive = false

    func background(in palette: Palette) -> UIColor { isDestructive ? palette.destructive : palette.accent }
    func foreground(in palette: Palette) -> UIColor { isDestructive ? .white : palette.onAccent }
}

struct OutlinedLook: ButtonLook {
    func background(in palette: Palette) -> UIColor { .clear }
    func foreground(in palette: Palette) -> UIColor { palette.accent }
    func border(in palette: Palette) -> Box.BorderStyle { .solid(color: palette.accent, width: 1) }
}

/// A button over the whole width, with a look.
struct WideButton<Look: ButtonLook>: ProxyElement {
    var title: String
    var look: Look
    var isEnabled = true
    var onTap: () -> Void = {}

    var elementRepresentation: Element {
        Themed { theme, _ in
            Button(isEnabled: isEnabled, onTap: onTap, wrapping: label(in: theme))
        }
    }

    private func label(in theme: Theme) -> Element {
        Label(text: title) { label in
            label.font = TextStyle.bodyStrong.font(at: theme.textScale)
            label.color = look.foreground(in: theme.palette)
            label.alignment = .center
        }
        .inset(horizontal: Spacing.large, vertical: Spacing.medium)
        .box(
            background: look.background(in: theme.palette),
            corners: .rounded(radius: Radius.card.rawValue),
            borders: look.border(in: theme.palette)
        )
        .opacity(isEnabled ? 1 : 0.4)
    }
}

#Preview("Buttons", traits: .fixedLayout(width: 280, height: 240)) {
    Column(alignment: .fill, minimumSpacing: Spacing.medium) {
        WideButton(title: "Save", look: FilledLook())
        WideButton(title: "Delete account", look: FilledLook(isDestructive: true))
        WideButton(title: "Cancel", look: OutlinedLook())
        WideButton(title: "Save", look: FilledLook(), isEnabled: false)
    }
    .inset(uniform: Spacing.large)
}
