import BlueprintUI
import BlueprintUICommonControls
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

/// A message at the top of a screen, with what can be done about it.
struct Banner: ProxyElement {
    enum Kind: Equatable {
        case information
        case warning
        case failure(retries: Int)
    }

    var kind: Kind
    var message: String
    var action: (title: String, run: () -> Void)?

    var elementRepresentation: Element {
        Themed { theme, _ in
            Row { row in
                row.verticalAlignment = .top
                row.horizontalUnderflow = .growUniformly
                row.minimumHorizontalSpacing = Spacing.medium
                row.addFixed(child: sign(in: theme.palette))
                row.addFlexible(child: text)
            }
            .inset(uniform: Spacing.medium)
            .box(
                background: theme.palette.surface,
                corners: .rounded(radius: Radius.card.rawValue),
                borders: .solid(color: color(in: theme.palette), width: 1)
            )
        }
        .accessibilityElement(label: message, value: nil, traits: [.staticText], hint: action?.title)
    }

    private var text: Element {
        Column { column in
            column.horizontalAlignment = .fill
            column.minimumVerticalSpacing = Spacing.small
            column.add(child: Text(message))
            if case .failure(let retries) = kind, retries > 1 {
                column.add(child: Text("Tried \(retries) times", .caption, role: .secondary))
            }
            if let action {
                column.add(child: Text(action.title, .bodyStrong, role: .accent).tappable(onTap: action.run))
            }
        }
    }

    private func color(in palette: Palette) -> UIColor {
        switch kind {
        case .information: return palette.accent
        case .warning: return palette.warning
        case .failure: return palette.destructive
        }
    }

    private func sign(in palette: Palette) -> Element {
        Label(text: kind == .information ? "i" : "!") { label in
            label.font = .boldSystemFont(ofSize: 14)
            label.color = .white
            label.alignment = .center
        }
        .inset(horizontal: 8, vertical: 5)
        .box(background: color(in: palette), corners: .capsule)
    }
}

struct BannerPreviews: PreviewProvider {
    static let denied = Strings(language: .english)[.notificationsDenied]

    static var previews: some View {
        ElementPreview(named: "Banner, warning", with: .fixed(width: 320, height: 140)) {
            Banner(kind: .warning, message: denied, action: (title: "Open phone settings", run: {}))
        }
        ElementPreview(named: "Banner, failure", with: .thatFits()) {
            Banner(kind: .failure(retries: 3), message: "Not saved: no connection.")
        }
        ElementPreview(named: "Banner, dark", with: .fixed(width: 240, height: 100)) {
            Banner(kind: .information, message: "Wren 4.2 is here.").theme(.ink)
        }
    }
}
