import BlueprintUI
import Foundation
import HeadlessUIKit

/// Text in a format, shown by a `UILabel`: what labels stand for.
struct FormattedText: Element {
    var text: String
    var format: TextFormat
    var color: UIColor
    var alignment: NSTextAlignment

    /// The one measurer of all text in elements.
    private static let measurer = MonospacedTextMeasurer()

    var content: ElementContent {
        ElementContent { [text, format] constraint -> CGSize in
            Self.measurer.size(of: text, format: format, within: constraint.width.constrainedValue ?? .infinity)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        // Natural text starts where the language does; elements are not mirrored, only the text in them.
        let isNaturallyRight = alignment == .natural && context.environment.layoutDirection == .rightToLeft
        let alignment = isNaturallyRight ? .right : alignment
        return UILabel.describe { [text, format, color] config in
            config.frameRoundingBehavior = .prioritizeSize
            config.apply { label in
                label.text = text
                label.textFormat = format
                label.textColor = color
                label.textAlignment = alignment
                label.textMeasurer = Self.measurer
            }
        }
    }
}
