import BlueprintUI
import Foundation
import HeadlessUIKit

/// Text in a format, shown by a `UILabel`: what labels stand for.
struct FormattedText: Element {
    var text: String
    var format: TextFormat
    var color: UIColor
    var alignment: NSTextAlignment
    /// What few labels have, nil for those that have nothing of it.
    var extras: Extras?

    /// A reference, so that the labels without cost no more for it.
    final class Extras: Sendable {
        let shadow: TextShadow?
        let adjustsFontSizeToFitWidth: Bool
        let minimumScaleFactor: CGFloat
        let allowsDefaultTighteningForTruncation: Bool

        /// The extras of a label, or nil if it has none.
        init?(of label: Label) {
            shadow = label.shadow
            adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
            minimumScaleFactor = label.minimumScaleFactor
            allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
            guard shadow != nil || adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation else { return nil }
        }
    }

    /// The one measurer of all text in elements whose size nobody has said.
    static let measurer = MonospacedTextMeasurer()

    var content: ElementContent {
        ElementContent { [text, format] constraint, environment, explain in
            let width = constraint.width.constrainedValue ?? .infinity
            if let size = environment.textSizes[text] {
                let measurer = SizedTextMeasurer(size: size)
                explain?(SizedTextDecision(text: text, format: format, asked: constraint, measurer: measurer))
                return measurer.size(of: text, format: format, within: width)
            }
            explain?(TextDecision(text: text, format: format, asked: constraint))
            return Self.measurer.size(of: text, format: format, within: width)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        // Natural text starts where the language does; elements are not mirrored, only the text in them.
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
                label.textMeasurer = size.map { SizedTextMeasurer(size: $0) } ?? Self.measurer
                if extras != nil || label.hasRareText { label.show(extras) }
            }
        }
    }
}

extension UILabel {
    fileprivate func show(_ extras: FormattedText.Extras?) {
        showShadow(extras?.shadow)
        adjustsFontSizeToFitWidth = extras?.adjustsFontSizeToFitWidth ?? false
        minimumScaleFactor = extras?.minimumScaleFactor ?? 0
        allowsDefaultTighteningForTruncation = extras?.allowsDefaultTighteningForTruncation ?? false
    }
}
