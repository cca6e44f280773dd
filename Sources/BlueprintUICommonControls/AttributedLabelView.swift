import BlueprintUI
import Foundation
import HeadlessUIKit

/// The view of an ``AttributedLabel``; only its links receive touches.
public final class AttributedLabelView: UILabel {
    private var urlHandler: (any URLHandler)?

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let recognizer = UITapGestureRecognizer()
        recognizer.addHandler { [unowned self] recognizer in
            guard let url = link(at: recognizer.location(in: self)) else { return }
            urlHandler?.onTap(url: url)
        }
        addGestureRecognizer(recognizer)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    func show(_ label: AttributedLabel, in environment: Environment) {
        attributedText = label.displayedText
        numberOfLines = label.numberOfLines
        showShadow(label.shadow)
        textOffset = label.textRectOffset
        adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
        minimumScaleFactor = label.minimumScaleFactor
        allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        textAlignment = environment.layoutDirection == .rightToLeft ? .right : .natural
        urlHandler = environment.urlHandler
        label.accessibility.show(in: self)
    }

    /// Returns true if there is a link at the point.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && link(at: point) != nil
    }

    private func link(at point: CGPoint) -> URL? {
        displayLinks.first { $0.frame.holds(point) }?.url
    }
}
