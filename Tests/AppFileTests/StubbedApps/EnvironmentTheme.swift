import BlueprintUI
import BlueprintUICommonControls

struct EmptyState: ProxyElement {
    var title: String
    var action: EmptyStateAction?

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Column(alignment: .center, minimumSpacing: 8) {
                Image(image: .emptyBox)
                Label(text: title) {
                    $0.font = environment.theme.fonts.title
                    $0.color = environment.theme.colors.textSecondary
                }
                if let action = action {
                    Button(
                        onTap: action.perform,
                        wrapping: Label(text: action.title) { $0.color = environment.theme.colors.accent }
                    )
                }
            }
        }
    }
}
