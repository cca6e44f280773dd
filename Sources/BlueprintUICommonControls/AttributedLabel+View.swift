import BlueprintUI
import Foundation
import HeadlessUIKit

extension UILabel {
    /// Shows an attributed label, whatever the view showed before: a `Label` has the same class of view.
    func show(_ label: AttributedLabel, in environment: Environment) {
        attributedText = label.displayedText
        textFormat = TextFormat(numberOfLines: label.numberOfLines)
        textColor = nil
        textMeasurer = FormattedText.measurer
        showShadow(label.shadow)
        textOffset = label.textRectOffset
        adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
        minimumScaleFactor = label.minimumScaleFactor
        allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        textAlignment = environment.layoutDirection == .rightToLeft ? .right : .natural
        let urlHandler = environment.urlHandler
        linkHandling = LinkHandling(word: environment.linkAccessibilityLabel) { urlHandler.onTap(url: $0) }
        readsLinesTogether = true
        label.accessibility.show(in: self)
    }
}
