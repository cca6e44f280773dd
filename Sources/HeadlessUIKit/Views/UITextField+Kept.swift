import Foundation

extension UITextField {
    /// The border of a field.
    public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
        /// No border.
        case none
        /// A thin line.
        case line
        /// A sunken border.
        case bezel
        /// A border with round corners.
        case roundedRect
    }

    /// The border; it is not drawn, and takes no room here.
    public final var borderStyle: BorderStyle {
        get { self[kept: .none] }
        set { self[kept: .none] = newValue }
    }

    /// The placeholder with attributes; nil for none.
    ///
    /// The field shows its text.
    public final var attributedPlaceholder: NSAttributedString? {
        get { self[kept: nil as NSAttributedString?] }
        set {
            self[kept: nil as NSAttributedString?] = newValue
            placeholder = newValue?.string
        }
    }

    /// The text with attributes; the field shows its text alone.
    public final var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }

    /// True if the font follows the size of text that the person has chosen; it changes nothing here.
    public final var adjustsFontForContentSizeCategory: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the font gets smaller so that the text fits; it changes nothing here.
    public final var adjustsFontSizeToFitWidth: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The smallest font size of text that is adjusted to the width, in points.
    public final var minimumFontSize: CGFloat {
        get { self[kept: CGFloat(0)] }
        set { self[kept: CGFloat(0)] = newValue }
    }

    /// True if the text is cleared when editing begins.
    public final var clearsOnBeginEditing: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if typing replaces the text; it changes nothing here.
    public final var clearsOnInsertion: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the person may change attributes; it changes nothing here.
    public final var allowsEditingTextAttributes: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The image behind the text; nil for none.
    ///
    /// It is not drawn.
    public final var background: UIImage? {
        get { self[kept: nil as UIImage?] }
        set { self[kept: nil as UIImage?] = newValue }
    }
}

extension UITextField.BorderStyle: KeptValue {}
