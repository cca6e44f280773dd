import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The profile, shown or edited.
struct ProfileScreen: ProxyElement {
    enum Mode: Equatable {
        case showing
        case editing(ProfileForm, isSaving: Bool)
    }

    var account: Account
    var mode = Mode.showing

    var elementRepresentation: Element {
        Themed { _, strings in
            Screen(strings[.profile], trailing: trailing(strings)) {
                head
                switch mode {
                case .showing:
                    facts(strings)
                    WideButton(title: strings[.profileSignOut], look: OutlinedLook())
                case .editing(let form, let isSaving):
                    fields(form, strings)
                    if !form.canSave {
                        Banner(kind: .warning, message: "\(form.problems.count) fields need a look")
                    }
                    WideButton(title: strings[.done], look: FilledLook(), isEnabled: form.canSave && !isSaving)
                        .if(isSaving) { button in
                            Overlay(elements: [button, Spinner().centered()])
                        }
                }
            }
        }
    }

    private var head: Element {
        Column(alignment: .center, minimumSpacing: Spacing.small) {
            Avatar(account: account, size: .large)
            Text(account.name, .heading).centeredLines()
            Text(account.mail, .caption, role: .secondary, lines: 1)
        }
    }

    private func trailing(_ strings: Strings) -> Element? {
        guard mode == .showing else { return Text(strings[.cancel], role: .accent) }
        return Text(strings[.profileEdit], role: .accent)
    }

    private func facts(_ strings: Strings) -> Element {
        SettingsSection(footer: strings(.profileEntries, account.entryCount, account.firstYear)) {
            SettingsRow(title: "Plan", detail: account.plan.title, accessory: .chevron)
            SettingsRow(title: strings[.profileBio], detail: account.bio.isEmpty ? "—" : account.bio)
        }
    }

    private func fields(_ form: ProfileForm, _ strings: Strings) -> Element {
        Column(alignment: .fill, minimumSpacing: Spacing.medium) {
            FormField(
                name: strings[.profileName],
                text: form.name,
                error: form.nameProblem?.text(in: strings)
            )
            FormField(
                name: strings[.profileMail],
                text: form.mail,
                content: .mail,
                error: form.mailProblem?.text(in: strings)
            )
            FormField(name: strings[.profileBio], text: form.bio)
        }
    }
}

/// A wheel that turns while something is saved.
struct Spinner: UIViewElement {
    var color = UIColor.white

    func makeUIView() -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, with context: UIViewElementContext) {
        view.color = color
    }
}

#Preview("Profile", traits: .fixedLayout(width: 375, height: 667)) {
    ProfileScreen(account: .ida)
}

#Preview("Profile, long name", traits: .fixedLayout(width: 320, height: 568)) {
    ProfileScreen(account: .longName)
}

#Preview("Profile, edited", traits: .fixedLayout(width: 375, height: 720)) {
    var form = ProfileForm(.ida)
    form.name = ""
    form.mail = "ida@"
    return ProfileScreen(account: .ida, mode: .editing(form, isSaving: false))
}

#Preview("Profile, saving", traits: .fixedLayout(width: 375, height: 667)) {
    ProfileScreen(account: .ida, mode: .editing(ProfileForm(.ida), isSaving: true))
        .theme(.ink)
}

#Preview("Spinner", traits: .sizeThatFitsLayout) {
    Spinner(color: .systemGray)
}
