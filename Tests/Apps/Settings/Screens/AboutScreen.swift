import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A library that the app uses.
struct Licence: Hashable {
    var library: String
    var kind: String
    var copyright: String

    static let all = [
        Licence(library: "Blueprint", kind: "Apache 2.0", copyright: "Square"),
        Licence(library: "Inter", kind: "SIL Open Font 1.1", copyright: "The Inter Project Authors"),
    ]
}

/// The version, the licences, and who made the app.
struct AboutScreen: ProxyElement {
    var version: String
    var build: Int
    var licences = Licence.all
    /// The licences that are unfolded.
    var unfolded: Set<Licence> = []

    var elementRepresentation: Element {
        Themed { theme, strings in
            Screen(strings[.about]) {
                Column(alignment: .center, minimumSpacing: Spacing.small) {
                    logo(theme)
                    Text("Wren", .title)
                    Text(strings(.aboutVersion, version, build), .code, role: .secondary)
                }
                SettingsSection(strings[.aboutLicences]) {
                    for licence in licences {
                        LicenceRow(licence: licence, isUnfolded: unfolded.contains(licence)).keyed(licence)
                    }
                }
                Text(strings[.aboutThanks], .caption, role: .secondary).centeredLines()
            }
        }
    }

    private func logo(_ theme: Theme) -> Element {
        Label(text: "w") { label in
            label.font = .boldSystemFont(ofSize: 56)
            label.color = theme.palette.onAccent
        }
        .centered()
        .rotated(by: Measurement(value: -8, unit: .degrees))
        .box(background: theme.palette.accent, corners: .rounded(radius: 22), cornerCurve: .continuous)
        .constrainedTo(width: 96, height: 96)
    }
}

/// The name of a licence, with its text below it if it is unfolded.
struct LicenceRow: ProxyElement {
    var licence: Licence
    var isUnfolded = false

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            SettingsRow(title: licence.library, accessory: .value(licence.kind))
            if isUnfolded {
                Text("Copyright © \(licence.copyright). Used under the terms of \(licence.kind).", .caption)
                    .inset(bottom: Spacing.medium, left: Spacing.large, right: Spacing.large)
                    .transition(onAppear: .fade)
            }
        }
    }
}

#Preview("About", traits: .fixedLayout(width: 375, height: 480)) {
    AboutScreen(version: "4.2", build: 1180)
}

#Preview("About, unfolded", traits: .fixedLayout(width: 320, height: 480)) {
    AboutScreen(version: "4.2", build: 1180, unfolded: Set(Licence.all))
}

#Preview("Licence, unfolded", traits: .fixedLayout(width: 320, height: 120)) {
    LicenceRow(licence: Licence.all[1], isUnfolded: true)
}
