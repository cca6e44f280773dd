import Foundation

/// The state that few labels need, stored separately so that the others stay small.
final class UILabelRareState {
    var attributedText: NSAttributedString?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var textOffset = UIOffset.zero
    var linkHandling: LinkHandling?
    var linkRecognizer: UITapGestureRecognizer?
}

extension UILabel {
    final func changeRareText(_ change: (UILabelRareState) -> Void) {
        let state = rareText ?? UILabelRareState()
        rareText = state
        change(state)
    }

    /// The attributed text, or nil for none.
    ///
    /// Characters without a font or colour have the label's; paragraphs without a style have its alignment and line
    /// break mode. Setting `text` removes the attributes.
    /// - Note: It is stored unchanged; in UIKit, setting a font, colour or alignment later changes it.
    public final var attributedText: NSAttributedString? {
        get {
            if let attributed = rareText?.attributedText { return attributed }
            let attributes: [NSAttributedString.Key: Any] = [.font: format.font, .foregroundColor: color]
            return text.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set {
            text = newValue?.string
            guard let copy = newValue.map({ NSAttributedString(attributedString: $0) }) else { return }
            changeRareText { $0.attributedText = copy }
        }
    }

    /// The colour of the text shadow, or nil for no shadow.
    public final var shadowColor: UIColor? {
        get { rareText?.shadowColor }
        set { if newValue != shadowColor { changeRareText { $0.shadowColor = newValue } } }
    }

    /// The offset of the shadow in points; one point upwards by default.
    public final var shadowOffset: CGSize {
        get { rareText?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set { if newValue != shadowOffset { changeRareText { $0.shadowOffset = newValue } } }
    }

    /// True if text that would be truncated is shown smaller, down to `minimumScaleFactor`.
    ///
    /// The label still measures its text at full size.
    public final var adjustsFontSizeToFitWidth: Bool {
        get { rareText?.adjustsFontSizeToFitWidth ?? false }
        set { if newValue != adjustsFontSizeToFitWidth { changeRareText { $0.adjustsFontSizeToFitWidth = newValue } } }
    }

    /// The smallest factor by which text may be scaled, 0…1; 0 or less sets no limit.
    /// - Note: Text shrinks in steps of a hundredth of its size.
    public final var minimumScaleFactor: CGFloat {
        get { rareText?.minimumScaleFactor ?? 0 }
        set { if newValue != minimumScaleFactor { changeRareText { $0.minimumScaleFactor = newValue } } }
    }

    /// True if letters may move closer before the text is truncated.
    /// - Note: It has no effect, as all letters keep their width here.
    public final var allowsDefaultTighteningForTruncation: Bool {
        get { rareText?.allowsDefaultTighteningForTruncation ?? false }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            changeRareText { $0.allowsDefaultTighteningForTruncation = newValue }
        }
    }

    /// True if any of the rare properties, or one of the layer, was set.
    package final var hasRareText: Bool { rareText != nil || rare?.layer != nil }

    /// The offset of the shown text from its normal position.
    package final var textOffset: UIOffset {
        get { rareText?.textOffset ?? .zero }
        set { if newValue != textOffset { changeRareText { $0.textOffset = newValue } } }
    }
}

extension UILabel {
    /// The rare properties that are set.
    final var rareInspectedProperties: [InspectedProperty] {
        guard let rareText else { return [] }
        var result: [InspectedProperty] = []
        func add(_ name: String, _ value: String) {
            result.append(InspectedProperty(name: name, value: value))
        }
        if let styled = textRuns { add("attributes", styled.description) }
        if let color = rareText.shadowColor {
            add("shadowColor", color.description)
            let offset = rareText.shadowOffset
            add("shadowOffset", "\(offset.width.shortDescription),\(offset.height.shortDescription)")
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

extension TextRuns: CustomStringConvertible {
    /// A list of the runs: text, font, colour, kerning and link.
    var description: String {
        runs.map { run in
            var words = ["\"\(String(characters[run.characters]))\" \(run.style.font) \(run.style.color)"]
            if run.style.kern != 0 { words.append("kern \(run.style.kern.shortDescription)") }
            if let link = run.style.link { words.append("link \(link.absoluteString)") }
            return words.joined(separator: " ")
        }.joined(separator: ", ")
    }
}
