import Foundation
import HeadlessUIKit

/// The view of a ``Box``; it shows the box's visual properties and contains the views of its child in its content
/// view.
public final class BoxView: UIView {
    /// The container of the child's views.
    private final class ContentView: UIView {}

    private var looks = BoxLooks.plain

    /// The view that contains the views inside the box; it always has the size of the box.
    ///
    /// It is created on first access. Only the view hierarchy retains it, so that nested boxes can be freed at any
    /// depth.
    public var contentView: UIView {
        if let view = presentContentView { return view }
        let view = ContentView(frame: CGRect(origin: .zero, size: bounds.size))
        insertSubview(view, at: 0)
        return view
    }

    /// The bounds of the view.
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

    /// The layer, with the corners, the border and the shadow of the box.
    ///
    /// It gets them when it is read; a change of the layer has no effect on the box.
    public override var layer: CALayer {
        let layer = super.layer
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = looks.cornerCurve == .continuous ? .continuous : .circular
        layer.maskedCorners = looks.cornerStyle.mask
        layer.borderWidth = border?.width ?? 0
        layer.borderColor = border?.color.cgColor
        guard case .simple(let radius, let opacity, let offset, let color) = looks.shadowStyle else {
            layer.shadowOpacity = 0
            return layer
        }
        layer.shadowRadius = radius
        layer.shadowOpacity = Float(opacity)
        layer.shadowOffset = offset
        layer.shadowColor = color.cgColor
        return layer
    }

    // MARK: - What it shows

    /// The background, the border and the corner radius.
    public override var displayContent: DisplayContent {
        DisplayContent(fill: backgroundColor, border: border, cornerRadius: cornerRadius)
    }

    /// The properties of every view, then those of the box that differ from the defaults.
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

extension CornerStyle {
    fileprivate var mask: CACornerMask {
        guard case .rounded(_, let corners) = self else {
            return [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        }
        var mask: CACornerMask = []
        if corners.contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }
        if corners.contains(.topRight) { mask.insert(.layerMaxXMinYCorner) }
        if corners.contains(.bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
        if corners.contains(.bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
        return mask
    }
}
