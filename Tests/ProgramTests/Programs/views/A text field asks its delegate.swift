final class Form: UITextFieldDelegate {
    let field = UITextField()
    var allows = true

    init() {
        field.delegate = self
        print(field.delegate === self)  // expect: true
    }

    deinit { print("the form is gone") }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { print("begins", textField === field) }
    func textFieldDidEndEditing(_ textField: UITextField) { print("ends") }
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        print(range.location, range.length, string.isEmpty ? "nothing" : string)
        return !string.contains("x")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }
}

func edit() -> UITextField {
    let form = Form()
    form.allows = false
    print(form.field.becomeFirstResponder(), form.field.isFirstResponder)  // expect: false false
    form.allows = true
    print(form.field.becomeFirstResponder())  // expect: begins true
    // expect: true
    form.field.insertText("ab")  // expect: 0 0 ab
    form.field.insertText("x")  // expect: 2 0 x
    form.field.deleteBackward()  // expect: 1 1 nothing
    print(form.field.text ?? "", form.field.isEditing)  // expect: a true
    form.field.insertText("\n")  // expect: ends
    print(form.field.isFirstResponder)  // expect: false
    return form.field
}

let field = edit()  // expect: the form is gone
print(field.delegate == nil, field.text ?? "")  // expect: true a
