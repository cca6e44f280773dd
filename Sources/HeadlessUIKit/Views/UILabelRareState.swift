import Foundation

/// What few labels have, kept apart so that the others do not pay for it.
final class UILabelRareState {
    var attributedText: NSAttributedString?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var shadowRadius: CGFloat = 0
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var textOffset = UIOffset.zero
}

extension UILabel {
    private final func changeRareText(_ change: (UILabelRareState) -> Void) {
        let state = rareText ?? UILabelRareState()
        rareText = state
        change(state)
    }

    /// The text with its attributes, or nil for none.
    ///
    /// Characters without a font or a colour have the label's; paragraphs without a style have its alignment, and break
    /// as it says. Setting `text` takes the attributes away.
    /// - Note: It is kept as it is: in UIKit a font, a colour or an alignment that is set later is written into it.
    public final var attributedText: NSAttributedString? {
        get {
            if let attributed = rareText?.attributedText { return attributed }
            return text.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: textColor]) }
        }
        set {
            text = newValue?.string
            guard let copy = newValue.map({ NSAttributedString(attributedString: $0) }) else { return }
            changeRareText { $0.attributedText = copy }
        }
    }

    /// The colour of the letters' shadow, or nil for no shadow.
    public final var shadowColor: UIColor? {
        get { rareText?.shadowColor }
        set { if newValue != shadowColor { changeRareText { $0.shadowColor = newValue } } }
    }

    /// How far the shadow is from the letters in points, upwards by one at first.
    public final var shadowOffset: CGSize {
        get { rareText?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set { if newValue != shadowOffset { changeRareText { $0.shadowOffset = newValue } } }
    }

    /// How far the shadow is blurred, in points.
    /// - Note: UIKit's labels have it in their layer.
    public final var shadowRadius: CGFloat {
        get { rareText?.shadowRadius ?? 0 }
        set { if newValue != shadowRadius { changeRareText { $0.shadowRadius = newValue } } }
    }

    /// Whether text that would be cut is shown smaller, down to `minimumScaleFactor`.
    ///
    /// The size that fits the label is that of the text in full size.
    public final var adjustsFontSizeToFitWidth: Bool {
        get { rareText?.adjustsFontSizeToFitWidth ?? false }
        set { if newValue != adjustsFontSizeToFitWidth { changeRareText { $0.adjustsFontSizeToFitWidth = newValue } } }
    }

    /// The smallest part of its size that text may be shown in, 0…1; 0 or less sets no limit.
    /// - Note: Text shrinks in steps of a hundredth of its size.
    public final var minimumScaleFactor: CGFloat {
        get { rareText?.minimumScaleFactor ?? 0 }
        set { if newValue != minimumScaleFactor { changeRareText { $0.minimumScaleFactor = newValue } } }
    }

    /// Whether letters may move closer before text is cut.
    /// - Note: It is kept; all letters keep their width here.
    public final var allowsDefaultTighteningForTruncation: Bool {
        get { rareText?.allowsDefaultTighteningForTruncation ?? false }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            changeRareText { $0.allowsDefaultTighteningForTruncation = newValue }
        }
    }

    /// Whether anything was set that few labels have.
    package final var hasRareText: Bool { rareText != nil }

    /// How far the text is shown from its place.
    package final var textOffset: UIOffset {
        get { rareText?.textOffset ?? .zero }
        set { if newValue != textOffset { changeRareText { $0.textOffset = newValue } } }
    }
}

extension UILabel {
    /// The properties that few labels have, where they are set.
    final var rareInspectedProperties: [InspectedProperty] {
        guard let rareText else { return [] }
        var result: [InspectedProperty] = []
        func add(_ name: String, _ value: String) {
            result.append(InspectedProperty(name: name, value: value))
        }
        if let styled = styledText { add("attributes", styled.description) }
        if let color = rareText.shadowColor {
            add("shadowColor", color.description)
            let offset = rareText.shadowOffset
            add("shadowOffset", "\(offset.width.shortDescription),\(offset.height.shortDescription)")
            add("shadowRadius", rareText.shadowRadius.shortDescription)
        }
        if rareText.adjustsFontSizeToFitWidth {
            add("adjustsFontSizeToFitWidth", "true")
            add("minimumScaleFactor", rareText.minimumScaleFactor.shortDescription)
        }
        if rareText.allowsDefaultTighteningForTruncation { add("allowsDefaultTighteningForTruncation", "true") }
        if rareText.textOffset != .zero {
            let offset = rareText.textOffset
            add("textOffset", "\(offset.horizontal.shortDescription),\(offset.vertical.shortDescription)")
        }
        return result
    }
}

extension StyledText: CustomStringConvertible {
    /// Each run: its text, its font and colour, and where its link leads.
    var description: String {
        runs.map { run in
            var words = ["\"\(String(characters[run.characters]))\" \(run.style.font) \(run.style.color)"]
            if run.style.kern != 0 { words.append("kern \(run.style.kern.shortDescription)") }
            if let link = run.style.link { words.append("link \(link.absoluteString)") }
            return words.joined(separator: " ")
        }.joined(separator: ", ")
    }
}
