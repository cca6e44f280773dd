import BlueprintUI
import Foundation
import HeadlessUIKit

/// The view of a ``TextField``.
final class TextFieldView: UITextField, UITextFieldDelegate {
    private var onChange: ((String) -> Void)?
    private var onReturn: (() -> Void)?
    private var focusBinding: FocusBinding? {
        didSet {
            guard focusBinding?.trigger !== oldValue?.trigger else { return }
            oldValue?.trigger.focusAction = nil
            oldValue?.trigger.blurAction = nil
            focusBinding?.trigger.focusAction = { [weak self] in self?.becomeFirstResponder() }
            focusBinding?.trigger.blurAction = { [weak self] in self?.resignFirstResponder() }
            // The state follows the field that shows the binding.
            if isFirstResponder { focusBinding?.onFocus() } else { focusBinding?.onBlur() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        let changed = UIAction { [unowned self] _ in onChange?(text ?? "") }
        addAction(changed, for: .editingChanged)
    }

    /// Returns nil: there are no archives of views here.
    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ field: TextField, in environment: Environment) {
        text = field.text
        placeholder = field.placeholder.isEmpty ? nil : field.placeholder
        isSecureTextEntry = field.secure
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        let isNaturallyRight = field.textAlignment == .natural && environment.layoutDirection == .rightToLeft
        textAlignment = isNaturallyRight ? .right : field.textAlignment
        font = field.font
        textColor = field.textColor
        clearButtonMode = field.clearButtonMode
        showInputTraits(of: field)
        onChange = field.onChange
        onReturn = field.onReturn
        focusBinding = field.focusBinding
        isEnabled = field.isEnabled
        field.accessibility.show(in: self, addingTo: field.isEnabled ? [] : .notEnabled)
    }

    private func showInputTraits(of field: TextField) {
        keyboardType = field.keyboardType
        keyboardAppearance = field.keyboardAppearance
        autocapitalizationType = field.autocapitalizationType
        autocorrectionType = field.autocorrectionType
        spellCheckingType = field.spellCheckingType
        textContentType = field.textContentType
        returnKeyType = field.returnKeyType
        enablesReturnKeyAutomatically = field.enablesReturnKeyAutomatically
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        focusBinding?.onFocus()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        focusBinding?.onBlur()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return true
    }
}
