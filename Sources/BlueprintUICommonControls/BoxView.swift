import Foundation
import HeadlessUIKit

/// The view behind a ``Box``: it shows the looks and holds the views of the box's child in its content view.
public final class BoxView: UIView {
    /// The view that holds the views of a box's child.
    private final class ContentView: UIView {}

    private var looks = BoxLooks.plain

    /// The view that holds the views of what is in the box; it is always as large as the box.
    ///
    /// It is made when it is first asked for. Only the tree of views holds it, so that boxes in boxes can be freed at
    /// any depth.
    public var contentView: UIView {
        if let view = presentContentView { return view }
        let view = ContentView(frame: CGRect(origin: .zero, size: bounds.size))
        insertSubview(view, at: 0)
        return view
    }

    /// The view's own coordinates.
    public override var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            presentContentView?.frame = CGRect(origin: .zero, size: bounds.size)
        }
    }

    private var presentContentView: UIView? {
        subviews.first { $0 is ContentView }
    }

    func show(_ newLooks: BoxLooks) {
        backgroundColor = newLooks.backgroundColor
        clipsToBounds = newLooks.clipsContent
        looks = newLooks
    }

    // MARK: - What it shows

    /// The background, the border and the radius of the corners.
    public override var displayContent: DisplayContent {
        DisplayContent(fill: backgroundColor, border: border, cornerRadius: cornerRadius)
    }

    /// Those of every view, then the looks of the box where they are not plain.
    public override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        result.append(.number("cornerRadius", cornerRadius))
        if looks.cornerCurve != .circular {
            result.append(InspectedProperty(name: "cornerCurve", value: "\(looks.cornerCurve)"))
        }
        let border = border
        result.append(.number("borderWidth", border?.width ?? 0))
        if let border { result.append(.color("borderColor", border.color)) }
        if case .simple(let radius, let opacity, let offset, let color) = looks.shadowStyle {
            let words = "\(offset.width.shortDescription),\(offset.height.shortDescription)"
            result.append(.number("shadowRadius", radius))
            result.append(.number("shadowOpacity", opacity))
            result.append(InspectedProperty(name: "shadowOffset", value: words))
            result.append(.color("shadowColor", color))
        }
        return result
    }

    private var cornerRadius: CGFloat { looks.cornerStyle.radius(in: bounds.size) }

    private var border: DisplayContent.Border? {
        guard case .solid(let color, let width) = looks.borderStyle, width > 0 else { return nil }
        return DisplayContent.Border(color: color, width: width)
    }
}
