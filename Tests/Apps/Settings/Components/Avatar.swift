import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The initials of a person in a circle, with a mark for supporters.
struct Avatar: ProxyElement {
    enum Size: CGFloat {
        case small = 32
        case medium = 48
        case large = 96
    }

    var account: Account
    var size = Size.medium

    var elementRepresentation: Element {
        Themed { theme, _ in
            Label(text: account.initials) { label in
                label.font = .systemFont(ofSize: size.rawValue * 0.4, weight: .semibold)
                label.color = theme.palette.onAccent
            }
            .centered()
            .box(background: theme.palette.accent, corners: .capsule)
            .constrainedTo(width: size.rawValue, height: size.rawValue)
            .if(isSupporter && size != .small) { circle in
                circle.decorate(
                    layering: .above,
                    position: .corner(.bottomRight, UIOffset(horizontal: -6, vertical: -6))
                ) {
                    mark(in: theme)
                }
            }
        }
    }

    private var isSupporter: Bool {
        if case .supporter = account.plan { return true }
        return false
    }

    private func mark(in theme: Theme) -> Element {
        Label(text: "♥") { label in
            label.font = .systemFont(ofSize: 10)
            label.color = theme.palette.destructive
        }
        .inset(uniform: 4)
        .box(background: theme.palette.surface, corners: .capsule)
    }
}

#Preview("Avatars", traits: .sizeThatFitsLayout) {
    Row(alignment: .bottom, minimumSpacing: Spacing.large) {
        Avatar(account: .ida, size: .small)
        Avatar(account: .ida)
        Avatar(account: .longName, size: .large)
        Avatar(account: .new)
    }
    .inset(uniform: Spacing.large)
}
