import Foundation
import HeadlessUIKit

extension ShownContent {
    /// Creates the content of a view, given the content view that holds its subviews; nil if it shows nothing.
    ///
    /// - Parameter size: the size of the view before it was rounded to pixels; nil if it was not rounded.
    init?(of view: UIView, holdingViewsIn contentView: UIView, unrounded size: CGSize?) {
        let content = view.displayContent
        let accessibility = view.ownAccessibilityProperties
        let clips = view.clipsToBounds || contentView.clipsToBounds
        let origin = view.origin(of: contentView)
        let showsNothing =
            content.text == nil && content.fill == nil && content.border == nil && content.picture == nil
            && content.cornerRadius == 0 && content.remarks.isEmpty && accessibility.isEmpty
            && content.input.isEmpty
        if showsNothing, !clips, origin == .zero { return nil }
        let text = content.text.map { ShownText($0, in: view.bounds.size, unrounded: size) } ?? ShownText()
        self.init(content, text, clips: clips, origin: origin)
        if !accessibility.isEmpty { self.accessibility = accessibility }
        if !content.input.isEmpty { input = content.input }
    }

    /// Creates the content of a view, given the content view that holds its subviews.
    init(_ view: UIView, holdingViewsIn contentView: UIView) {
        self = ShownContent(of: view, holdingViewsIn: contentView, unrounded: nil) ?? .usual
    }

    fileprivate init(_ content: DisplayContent, _ text: ShownText, clips: Bool, origin: CGPoint) {
        self.init(
            text: content.text?.string,
            shownText: text,
            fill: content.fill.flatMap { $0.alpha > 0 ? $0.description : nil },
            border: content.border.map { Border(colour: $0.color.description, width: $0.width) },
            cornerRadius: content.cornerRadius,
            image: content.picture.map { $0.image.name.isEmpty ? $0.image.description : $0.image.name },
            clips: clips,
            contentOrigin: origin,
            remarks: content.remarks
        )
    }
}

extension UIView {
    /// Returns the origin of a subview's coordinates, or of the view's own, in the view's frame.
    ///
    /// A view outside this one counts as this one.
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
