import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A text field with its name above it, and an error below it.
struct FormField: ProxyElement {
    enum Content {
        case name, mail, password

        func configure(_ field: inout TextField) {
            switch self {
            case .name:
                field.textContentType = .name
                field.autocapitalizationType = .words
            case .mail:
                field.keyboardType = .emailAddress
                field.autocapitalizationType = .none
                field.autocorrectionType = .no
            case .password:
                field.secure = true
            }
        }
    }

    var name: String
    var text: String
    var content = Content.name
    var error: String?
    var onChange: (String) -> Void = { _ in }

    var elementRepresentation: Element {
        Themed { theme, _ in
            Column(alignment: .fill, minimumSpacing: Spacing.tiny) {
                Text(name, .caption, role: .secondary)
                TextField(text: text) { field in
                    content.configure(&field)
                    field.placeholder = name
                    field.textColor = theme.palette.text
                    field.font = TextStyle.body.font(at: theme.textScale)
                    field.clearButtonMode = .whileEditing
                    field.onChange = onChange
                }
                .inset(horizontal: Spacing.small)
                .box(
                    background: theme.palette.surface,
                    corners: .rounded(radius: Radius.control.rawValue),
                    borders: .solid(
                        color: error == nil ? theme.palette.separator : theme.palette.destructive,
                        width: 1
                    )
                )
                if let error {
                    Text(error, .caption, role: .destructive).transition(.fade)
                }
            }
        }
    }
}

#Preview("Field", traits: .fixedLayout(width: 300, height: 72)) {
    FormField(name: "Name", text: "Ida Lindqvist")
}

#Preview("Field with an error", traits: .fixedLayout(width: 300, height: 104)) {
    FormField(
        name: "Mail",
        text: "ida@example",
        content: .mail,
        error: Strings(language: .english)(.profileMailWrong, "ida@example")
    )
}
