import Foundation

/// The delegate of a text field.
///
/// The default implementations allow everything.
public protocol UITextFieldDelegate: AnyObject {
    /// Returns true if the field may take the focus.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after the field took the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns true if the field may give up the focus.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field gave up the focus.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns true if part of the text may be replaced; the range is in UTF-16 code units.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Returns true if the clear button may clear the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns true if the return key has its effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
