import Foundation

/// Is asked and told about the editing of a text field; what it does not implement is allowed.
public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field may take the focus.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after the field got the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may give the focus away.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field lost the focus.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text may be replaced; the range counts UTF-16 code units.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Whether the text may be cleared by the button for it.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Yes.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
