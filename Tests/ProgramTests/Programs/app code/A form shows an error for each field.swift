protocol Validator {
    associatedtype Value
    func validate(_ value: Value) -> Result<Value, ValidationError>
}

enum ValidationError: Error, Equatable, CustomStringConvertible {
    case empty(field: String)
    case tooShort(minimum: Int)
    case invalid(reason: String)

    var description: String {
        switch self {
        case .empty(let field):
            return "\(field) is required"
        case .tooShort(minimum: let minimum):
            return "Use at least \(minimum) characters"
        case .invalid(let reason):
            return reason
        }
    }
}

struct EmailValidator: Validator {
    func validate(_ value: String) -> Result<String, ValidationError> {
        let trimmed = value.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return .failure(.empty(field: "Email")) }
        guard trimmed.contains("@"), !trimmed.hasPrefix("@"), !trimmed.hasSuffix("@") else {
            return .failure(.invalid(reason: "\u{201C}\(trimmed)\u{201D} is no address"))
        }
        return .success(trimmed.lowercased())
    }
}

struct PasswordValidator: Validator {
    var minimumLength = 8

    func validate(_ value: String) -> Result<String, ValidationError> {
        value.count < minimumLength ? .failure(.tooShort(minimum: minimumLength)) : .success(value)
    }
}

struct FormState {
    var email = ""
    var password = ""
    var isSubmitting = false

    var errors: [String: ValidationError] {
        var errors = [String: ValidationError]()
        if case .failure(let error) = EmailValidator().validate(email) {
            errors["email"] = error
        }
        if case let .failure(error) = PasswordValidator(minimumLength: 10).validate(password) {
            errors["password"] = error
        }
        return errors
    }

    var canSubmit: Bool { errors.isEmpty && !isSubmitting }
}

struct FormField: ProxyElement {
    var title: String
    var text: String
    var isSecure = false
    var error: ValidationError?
    var onChange: ((String) -> Void)?

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 2) {
            Label(text: title) { $0.font = .systemFont(ofSize: 10, weight: .medium) }

            TextField(text: text) { field in
                field.placeholder = "Enter \(title.lowercased())"
                field.font = .systemFont(ofSize: 14)
                field.secure = isSecure
                field.onChange = onChange
                field.clearButtonMode = .whileEditing
                field.textAlignment = .natural
            }
            .inset(uniform: 4)
            .box(borders: .solid(color: error == nil ? .lightGray : .red, width: 1))

            if let error {
                Label(text: error.description) {
                    $0.font = .systemFont(ofSize: 9)
                    $0.color = .red
                }
            }
        }
    }
}

struct SignInForm: ProxyElement {
    @FocusState private var focused: Field?
    var state: FormState
    var onSubmit: () -> Void = {}

    enum Field: Hashable { case email, password }

    init(state: FormState) {
        self.state = state
    }

    var elementRepresentation: Element {
        let errors = state.errors
        return Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 6) {
            FormField(title: "Email", text: state.email, error: errors["email"])
            FormField(title: "Password", text: state.password, isSecure: true, error: errors["password"])
            Button(
                isEnabled: state.canSubmit,
                onTap: onSubmit,
                wrapping: Label(text: state.isSubmitting ? "Signing in…" : "Sign in")
            )
        }
    }
}

var state = FormState()
print(state.errors.keys.sorted(), state.canSubmit)
state.email = " Jo@Example.com "
state.password = "correct horse"
print(state.errors.isEmpty, state.canSubmit)
print((try? EmailValidator().validate(state.email).get()) ?? "none")
do {
    _ = try PasswordValidator().validate("abc").get()
} catch let error as ValidationError {
    print("refused:", error, error == .tooShort(minimum: 8))
} catch {
    print("other")
}
switch EmailValidator().validate("@") {
case .success(let value): print(value)
case .failure(let error): print(error)
}
state.password = "short"
SignInForm(state: state).inset(uniform: 8)
// expect: ["email", "password"] false
// expect: true true
// expect: jo@example.com
// expect: refused: Use at least 8 characters true
// expect: “@” is no address
// expect: Inset 0,0 300×160
// expect:   SignInForm 8,8 284×144
// expect:     FormField 0,0 284×54.503
// expect:       Label 0,0 284×8.468
// expect:       Box 0,10.468 284×44.035
// expect:         Inset 0,0 284×44.035
// expect:           TextField 4,4 276×36.035
// expect:     FormField.2 0,60.503 284×63.871
// expect:       Label 0,0 284×8.433
// expect:       Box 0,10.433 284×43.849
// expect:         Inset 0,0 284×43.849
// expect:           TextField 4,4 276×35.849
// expect:       Label.2 0,56.282 284×7.589
// expect:     Button 0,130.374 284×13.626
// expect:       Label 0,0 284×13.626
