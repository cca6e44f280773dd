final class Form: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}
let (field, form) = (UITextField(), Form())
print(field.delegate?.textFieldShouldReturn?(field) ?? true)  // expect: true
field.delegate = form
print(field.delegate?.textFieldShouldReturn?(field) ?? true)  // expect: false
let delegate: UITextFieldDelegate = form
print(delegate.textFieldShouldReturn?(field) == false)  // expect: true
let range = NSRange(location: 0, length: 0)
print(delegate.textField?(field, shouldChangeCharactersIn: range, replacementString: "a") ?? false)  // expect: true
let view = BlueprintView(element: TextField(text: "a"))
view.frame.size = CGSize(width: 100, height: 44)
view.layoutIfNeeded()
if let own = view.subviews[0].subviews[0] as? UITextField {
    print(own.delegate != nil, own.delegate?.textFieldShouldReturn?(own) ?? false)  // expect: true true
}
