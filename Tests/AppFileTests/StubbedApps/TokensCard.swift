import BlueprintUI
import BlueprintUICommonControls
import UIKit

struct TokensCard: ProxyElement {
    var title: String
    var body: String
    var onTap: () -> Void

    init(title: String, body: String, onTap: @escaping () -> Void) {
        self.title = title
        self.body = body
        self.onTap = onTap
    }

    var elementRepresentation: Element {
        Tappable(
            onTap: onTap,
            wrapping:
                Column(alignment: .leading, minimumSpacing: Theme.current.spacing.small) {
                    Label(text: title) {
                        $0.font = Theme.current.fonts.title
                        $0.color = Theme.current.colors.primary
                    }
                    Label(text: body) {
                        $0.font = Theme.current.fonts.body
                        $0.color = Theme.current.colors.secondary
                    }
                }
                .inset(uniform: Theme.current.spacing.medium)
        )
        .box(
            background: Theme.current.colors.card,
            corners: .rounded(radius: Theme.current.cornerRadius),
            shadow: Theme.current.shadow
        )
    }
}
