final class Notes: UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { textView.tag == 0 }
    func textViewDidBeginEditing(_ textView: UITextView) { print("begins") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        print(range.location, range.length, text.isEmpty ? "nothing" : text.debugDescription)
        return text != "\n"
    }
    func textViewDidChange(_ textView: UITextView) { print("changed to", textView.text.count) }
    func textViewDidEndEditing(_ textView: UITextView) { print("ends") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
}

let notes = Notes()
let view = UITextView()
view.delegate = notes
view.tag = 1
print(view.becomeFirstResponder())  // expect: false
view.tag = 0
print(view.becomeFirstResponder())  // expect: begins
// expect: true
view.insertText("ab")  // expect: 0 0 "ab"
// expect: changed to 2
view.insertText("\n")  // expect: 2 0 "\n"
view.deleteBackward()  // expect: 1 1 nothing
// expect: changed to 1
view.contentOffset.y = 4  // expect: scrolled
print(view.endEditing(true), view.isFirstResponder)  // expect: ends
// expect: true false
print(view.text.isEmpty, view.delegate === notes)  // expect: false true
view.textContainer.lineFragmentPadding = 0
view.textContainerInset = .zero
print(view.sizeThatFits(CGSize(width: 100, height: 0)))  // expect: CGSize(width: 8.0, height: 16.0)
