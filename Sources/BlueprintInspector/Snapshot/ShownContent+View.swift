import Foundation
import HeadlessUIKit

extension RareValue<ShownContent> {
    /// Creates the content of a view, given the content view that holds its subviews.
    init(contentOf view: UIView, holdingViewsIn contentView: UIView) {
        let content = view.displayContent
        let clips = view.clipsToBounds || contentView.clipsToBounds
        let origin = view.origin(of: contentView)
        let showsNothing =
            content.text == nil && content.fill == nil && content.border == nil && content.picture == nil
            && content.cornerRadius == 0 && content.remarks.isEmpty
        if showsNothing, !clips, origin == .zero {
            self.init()
        } else {
            self.init(changed: ShownContent(content, of: view, clips: clips, origin: origin))
        }
    }
}

extension ShownContent {
    /// Creates the content of a view, given the content view that holds its subviews.
    init(_ view: UIView, holdingViewsIn contentView: UIView) {
        self = RareValue(contentOf: view, holdingViewsIn: contentView).value
    }

    fileprivate init(_ content: DisplayContent, of view: UIView, clips: Bool, origin: CGPoint) {
        self.init(
            text: content.text?.string,
            lines: content.text?.lines.map { line in
                TextLine(
                    line.text,
                    x: line.frame.origin.x,
                    y: line.frame.origin.y,
                    width: line.frame.size.width,
                    height: line.frame.size.height
                )
            } ?? [],
            isCut: content.text?.isCut ?? false,
            fill: content.fill.flatMap { $0.alpha > 0 ? $0.description : nil },
            border: content.border.map { Border(colour: $0.color.description, width: $0.width) },
            cornerRadius: content.cornerRadius,
            image: content.picture.map { $0.image.name.isEmpty ? $0.image.description : $0.image.name },
            clips: clips,
            contentOrigin: origin,
            remarks: content.remarks
        )
        if isCut, let label = view as? UILabel { wholeText = WholeText(label) }
    }
}

extension ShownContent.WholeText {
    /// Returns the size of a label's whole text, with as many lines as it needs.
    fileprivate init(_ label: UILabel) {
        // As much slack as drawings of labels have.
        let broken = label.wholeText(within: label.bounds.width + 0.5)
        self.init(
            size: label.wholeSize,
            lines: max(1, broken.lines),
            height: broken.size.height
        )
    }
}

extension UIView {
    /// Returns the origin of a subview's coordinates, or of the view's own, in the view's frame.
    ///
    /// A view that is not in this one counts as this one itself.
    fileprivate func origin(of contentView: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var current: UIView? = contentView
        while let inner = current, inner !== self {
            let frame = inner.untransformedFrame
            origin.x += frame.origin.x - inner.bounds.origin.x
            origin.y += frame.origin.y - inner.bounds.origin.y
            current = inner.superview
        }
        if current == nil { origin = .zero }
        return CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    }
}
