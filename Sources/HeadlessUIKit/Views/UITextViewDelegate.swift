import Foundation

/// The delegate of a text view.
///
/// The default implementations allow everything.
/// - Note: In UIKit the functions are optional. A selection does not change here, so `textViewDidChangeSelection(_:)` is
///   never called.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns true if the view may take the focus.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after the view took the focus.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns true if the view may give up the focus.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after the view gave up the focus.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns true if part of the text may be replaced; the range is in UTF-16 code units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the text was changed by typing.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection has changed; never called here.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The properties of text views that change nothing here.
extension UITextView {
    /// True if the font follows the size of text that the person has chosen.
    public final var adjustsFontForContentSizeCategory: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if typing replaces the text.
    public final var clearsOnInsertion: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the person may change attributes.
    public final var allowsEditingTextAttributes: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The selected part of the text.
    public final var selectedRange: NSRange {
        get { self[kept: NSRange(location: 0, length: 0)] }
        set { self[kept: NSRange(location: 0, length: 0)] = newValue }
    }
}
