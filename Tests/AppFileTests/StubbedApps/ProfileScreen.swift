import BlueprintUI
import BlueprintUICommonControls
import MarketUI

struct ProfileScreen: ProxyElement {
    let viewModel: ProfileViewModel
    let theme: Theme

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 16) {
            Row(alignment: .center, minimumSpacing: 12) {
                AvatarElement(image: viewModel.avatar, size: .large)
                Column {
                    MarketLabel(text: viewModel.name, style: .heading20)
                    MarketLabel(text: viewModel.email, style: .paragraph10)
                }
            }
            if viewModel.isEditable {
                MarketButton(text: L10n.Profile.edit, rank: .primary) {
                    viewModel.didTapEdit()
                }
            }
            for row in viewModel.rows {
                ProfileRow(title: row.title, detail: row.detail)
            }
        }
        .inset(uniform: theme.spacing.large)
        .box(background: theme.colors.surface)
    }
}

struct ProfileRow: ProxyElement {
    var title: String
    var detail: String

    var elementRepresentation: Element {
        Row(underflow: .spaceEvenly) {
            Label(text: title) { $0.font = .preferredFont(forTextStyle: .body) }
            Label(text: detail) { $0.color = .secondaryLabel }
        }
    }
}
