import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows formatted text in a `UILabel`; the representation of a `Label`.
struct FormattedText: Element {
    var text: String
    var format: TextFormat
    var color: UIColor
    var alignment: NSTextAlignment
    /// The properties that few labels use, or nil.
    var extras: Extras?

    /// The properties that few labels use; a class, so that other labels pay only for a reference.
    final class Extras {
        let shadow: TextShadow?
        let adjustsFontSizeToFitWidth: Bool
        let minimumScaleFactor: CGFloat
        let allowsDefaultTighteningForTruncation: Bool
        let accessibility: ControlAccessibility

        /// Returns the extras of a label; nil if they all have their defaults.
        static func extras(of label: Label) -> Extras? {
            guard
                label.shadow != nil || label.adjustsFontSizeToFitWidth || label.allowsDefaultTighteningForTruncation
                    || !label.accessibility.isEmpty
            else { return nil }
            return Extras(of: label)
        }

        private init(of label: Label) {
            shadow = label.shadow
            adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
            minimumScaleFactor = label.minimumScaleFactor
            allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
            accessibility = label.accessibility
        }
    }

    /// The measurer of all text whose size is not given.
    static let measurer = MonospacedTextMeasurer()

    var content: ElementContent {
        ElementContent.text { [text, format] constraint, environment, explain in
            let width = constraint.textWidth
            if let size = environment.textSizes[text] {
                let measurer = SizedTextMeasurer(size: size)
                explain?(SizedTextDecision(text: text, format: format, proposal: constraint, measurer: measurer))
                return measurer.size(of: text, format: format, within: width)
            }
            explain?(TextDecision(text: text, format: format, proposal: constraint))
            return Self.measurer.size(of: text, format: format, within: width)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        let isNaturallyRight = alignment == .natural && context.environment.layoutDirection == .rightToLeft
        let alignment = isNaturallyRight ? .right : alignment
        let size = context.environment.textSizes[text]
        return UILabel.describe { [text, format, color, extras] config in
            config.frameRoundingBehavior = .prioritizeSize
            config.apply { label in
                label.text = text
                label.textFormat = format
                label.textColor = color
                label.textAlignment = alignment
                label.readsLinesTogether = true
                label.textMeasurer = size.map { SizedTextMeasurer(size: $0) } ?? Self.measurer
                if extras != nil || label.hasRareText || label.hasOwnAccessibility { label.show(extras) }
            }
        }
    }
}

extension UILabel {
    fileprivate func show(_ extras: FormattedText.Extras?) {
        showShadow(extras?.shadow)
        adjustsFontSizeToFitWidth = extras?.adjustsFontSizeToFitWidth ?? false
        minimumScaleFactor = extras?.minimumScaleFactor ?? 0
        textOffset = .zero
        linkHandling = nil
        allowsDefaultTighteningForTruncation = extras?.allowsDefaultTighteningForTruncation ?? false
        (extras?.accessibility ?? ControlAccessibility()).show(in: self)
    }
}
