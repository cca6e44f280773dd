import BlueprintUI
import BlueprintUICommonControls
import Dependencies

struct UserListScreen {
    var users: [User]
    var isLoading: Bool
    var onRefresh: () -> Void

    func body() -> Element {
        Column(alignment: .fill) {
            for user in users { UserRow(user: user).keyed(user.id) }
        }
        .scrollable()
    }
}

struct UserRow: ProxyElement {
    let user: User

    var elementRepresentation: Element {
        Row(alignment: .center, minimumSpacing: 8) {
            InitialsView(name: user.fullName, size: 40)
            Column {
                Label(text: user.fullName)
                Label(text: user.handle ?? "unknown") { $0.color = .gray }
            }
            if user.isVerified { Image(image: UIImage(resource: .verified)) }
        }
        .accessibilityElement(label: user.fullName, value: nil, traits: [.button])
    }
}
