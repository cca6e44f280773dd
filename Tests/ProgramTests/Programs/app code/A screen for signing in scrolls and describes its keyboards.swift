import BlueprintUI
import BlueprintUICommonControls
import CoreGraphics
import QuartzCore
import UIKit

struct Field {
    var title: String
    var type: UIKeyboardType = .default
    var contentType: UITextContentType? = nil
    var isSecret = false
}

struct SignIn: ProxyElement {
    enum Focus: Hashable {
        case field(Int)
    }

    @FocusState var focus: Focus?
    var fields: [Field]

    init(fields: [Field]) {
        self.fields = fields
    }

    var elementRepresentation: any Element {
        Column(alignment: .fill, minimumSpacing: 8) {
            for (index, field) in fields.enumerated() {
                TextField(text: "") {
                    $0.placeholder = field.title
                    $0.keyboardType = field.type
                    $0.textContentType = field.contentType
                    $0.secure = field.isSecret
                    $0.autocapitalizationType = .none
                    $0.autocorrectionType = .no
                    $0.spellCheckingType = .no
                    $0.keyboardAppearance = .light
                    $0.returnKeyType = index + 1 == fields.count ? .done : .next
                    $0.enablesReturnKeyAutomatically = true
                }
                .focused(when: $focus, equals: .field(index))
            }
            Label(text: "Forgotten?").editingMenu(show: .onLongPress) {
                EditingMenuItem.copying("Forgotten?")
                EditingMenuItem(.delete) { print("deleted") }
            }
        }
        .scrollable {
            $0.keyboardDismissMode = .interactive
            $0.keyboardAdjustmentMode = .none
            $0.alwaysBounceVertical = true
        }
    }
}

final class SignInView: UIView {
    let blueprintView = BlueprintView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.borderColor = UIColor.separator.cgColor
        layer.borderWidth = 1
        blueprintView.frame = bounds
        blueprintView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(blueprintView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

let screen = SignIn(
    fields: [
        Field(title: "Email", type: .emailAddress, contentType: .username),
        Field(title: "Password", contentType: .password, isSecret: true),
    ]
)
let view = SignInView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
view.blueprintView.element = screen
view.frame.size.height = 300
view.layoutIfNeeded()
print(view.blueprintView.frame.height, view.layer.cornerRadius, view.layer.borderColor == UIColor.separator.cgColor)
// expect: 300.0 8.0 true

func fields(in view: UIView) -> [UITextField] {
    if let field = view as? UITextField { return [field] }
    return view.subviews.flatMap(fields)
}

for field in fields(in: view) {
    print(
        field.placeholder ?? "",
        field.keyboardType == .emailAddress,
        field.textContentType?.rawValue ?? "-",
        field.isSecureTextEntry,
        field.returnKeyType == .done,
        field.autocapitalizationType == UITextAutocapitalizationType.none
    )
}
// expect: Email true username false false true
// expect: Password false password true true true

screen
// expect: SignIn 0,0 300×160
// expect:   Column 0,0 300×120
// expect:     TextField 0,0 300×44
// expect:     TextField.2 0,52 300×44
// expect:     EditingMenu 0,104 300×16
// expect:       Label 0,0 300×16
