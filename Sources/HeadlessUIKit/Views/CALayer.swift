import Foundation

/// The layer of a view: its corners, border and shadow.
///
/// A view shows the border and the corners of its layer in drawings; all values are shown by inspection.
/// - Note: A layer belongs to a view here: there are no sublayers, no contents and no animations. `opacity`,
///   `masksToBounds`, `isHidden`, `transform` and `backgroundColor` are the view's own properties.
public final class CALayer {
    /// The values that only the layer has.
    struct Looks: Equatable {
        var borderColor: CGColor?
        var borderWidth: CGFloat = 0
        var cornerCurve = CALayerCornerCurve.circular
        var cornerRadius: CGFloat = 0
        var maskedCorners = CACornerMask.all
        var shadowColor: CGColor? = UIColor.black.cgColor
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowOpacity: Float = 0
        var shadowRadius: CGFloat = 3
        var shadowPath: CGPath?
        var rasterizes = false
        var rasterizationScale: CGFloat = 1
        var contentsScale: CGFloat = 1
        var isOpaque = false
        var allowsGroupOpacity = true
        var allowsEdgeAntialiasing = false
        var zPosition: CGFloat = 0
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    }

    /// The name of the layer; nil for none.
    public var name: String?

    final var looks = Looks()
    // The view owns the layer, and sets this to nil before it is deallocated.
    final weak var view: UIView?

    init(of view: UIView) {
        self.view = view
    }

    // MARK: - Corners and border

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat {
        get { looks.cornerRadius }
        set { looks.cornerRadius = newValue }
    }

    /// The curve of the corners.
    public var cornerCurve: CALayerCornerCurve {
        get { looks.cornerCurve }
        set { looks.cornerCurve = newValue }
    }

    /// The corners that have the radius; all by default.
    public var maskedCorners: CACornerMask {
        get { looks.maskedCorners }
        set { looks.maskedCorners = newValue }
    }

    /// The width of the border, in points; 0 for none.
    public var borderWidth: CGFloat {
        get { looks.borderWidth }
        set { looks.borderWidth = newValue }
    }

    /// The colour of the border; nil is black.
    public var borderColor: CGColor? {
        get { looks.borderColor }
        set { looks.borderColor = newValue }
    }

    // MARK: - Shadow

    /// The colour of the shadow; black by default.
    public var shadowColor: CGColor? {
        get { looks.shadowColor }
        set { looks.shadowColor = newValue }
    }

    /// The offset of the shadow, in points.
    public var shadowOffset: CGSize {
        get { looks.shadowOffset }
        set { looks.shadowOffset = newValue }
    }

    /// The opacity of the shadow, 0…1; 0 by default, which shows none.
    public var shadowOpacity: Float {
        get { looks.shadowOpacity }
        set { looks.shadowOpacity = newValue }
    }

    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat {
        get { looks.shadowRadius }
        set { looks.shadowRadius = newValue }
    }

    /// The outline of the shadow; nil for that of the layer.
    public var shadowPath: CGPath? {
        get { looks.shadowPath }
        set { looks.shadowPath = newValue }
    }

    // MARK: - Drawing

    /// The number of pixels in a point of the content; it has no effect here.
    public var contentsScale: CGFloat {
        get { looks.contentsScale }
        set { looks.contentsScale = newValue }
    }

    /// The number of pixels in a point of the layer that is drawn once; it has no effect here.
    public var rasterizationScale: CGFloat {
        get { looks.rasterizationScale }
        set { looks.rasterizationScale = newValue }
    }

    /// True if the content covers what is behind it; it has no effect here.
    public var isOpaque: Bool {
        get { looks.isOpaque }
        set { looks.isOpaque = newValue }
    }

    /// True if the opacity is that of the layer with its sublayers; it has no effect here.
    public var allowsGroupOpacity: Bool {
        get { looks.allowsGroupOpacity }
        set { looks.allowsGroupOpacity = newValue }
    }

    /// True if edges are smoothed; it has no effect here.
    public var allowsEdgeAntialiasing: Bool {
        get { looks.allowsEdgeAntialiasing }
        set { looks.allowsEdgeAntialiasing = newValue }
    }

    /// Marks the layer as needing to be drawn; nothing is drawn here.
    public func setNeedsDisplay() {}

    /// Marks the view as needing layout.
    public func setNeedsLayout() { view?.setNeedsLayout() }

    /// Lays out the view, if it needs it.
    public func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// Removes all animations; there are none here.
    public func removeAllAnimations() {}

    /// True if the layer is drawn once and then reused; it has no effect here.
    public var shouldRasterize: Bool {
        get { looks.rasterizes }
        set { looks.rasterizes = newValue }
    }

    /// The position of the layer in front of its siblings; it has no effect here.
    public var zPosition: CGFloat {
        get { looks.zPosition }
        set { looks.zPosition = newValue }
    }

    /// The point of the layer that ``position`` places, as a part of its width and height; its middle by default.
    ///
    /// - Note: The value is kept and has no effect: the position is always the middle of the view here.
    public var anchorPoint: CGPoint {
        get { looks.anchorPoint }
        set { looks.anchorPoint = newValue }
    }

    // MARK: - Properties of the view

    /// The opacity of the view.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// True if sublayers are clipped to the view's bounds.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// True if the view is hidden.
    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The background colour of the view.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue?.color }
    }

    /// The transform of the view.
    public var transform: CATransform3D {
        get { view?.transform3D ?? CATransform3DIdentity }
        set { view?.transform3D = newValue }
    }

    /// The frame of the view.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The bounds of the view.
    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The centre of the view.
    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Quarters of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin gently.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension CALayer {
    /// The border, unless its width is 0.
    var border: DisplayContent.Border? {
        guard looks.borderWidth > 0 else { return nil }
        return DisplayContent.Border(color: looks.borderColor?.color ?? .black, width: looks.borderWidth)
    }

    /// The values that differ from the defaults.
    var inspectedProperties: [InspectedProperty] {
        let preset = Looks()
        var result: [InspectedProperty] = []
        func add<Value: Equatable>(_ name: String, _ path: KeyPath<Looks, Value>, _ text: (Value) -> String) {
            let value = looks[keyPath: path]
            if value != preset[keyPath: path] { result.append(InspectedProperty(name: name, value: text(value))) }
        }
        add("layer.borderColor", \.borderColor) { $0?.description ?? "nil" }
        add("layer.borderWidth", \.borderWidth, \.shortDescription)
        add("layer.cornerCurve", \.cornerCurve, \.rawValue)
        add("layer.cornerRadius", \.cornerRadius, \.shortDescription)
        add("layer.maskedCorners", \.maskedCorners) { "\($0.rawValue)" }
        add("layer.shadowColor", \.shadowColor) { $0?.description ?? "nil" }
        add("layer.shadowOffset", \.shadowOffset) { "\($0.width.shortDescription),\($0.height.shortDescription)" }
        add("layer.shadowOpacity", \.shadowOpacity) { CGFloat($0).shortDescription }
        add("layer.shadowRadius", \.shadowRadius, \.shortDescription)
        add("layer.shadowPath", \.shadowPath) { path in
            path.map { "\($0.boundingBox.origin.words) \($0.boundingBox.size.words)" } ?? "nil"
        }
        add("layer.shouldRasterize", \.rasterizes, \.description)
        add("layer.rasterizationScale", \.rasterizationScale, \.shortDescription)
        add("layer.contentsScale", \.contentsScale, \.shortDescription)
        add("layer.isOpaque", \.isOpaque, \.description)
        add("layer.allowsGroupOpacity", \.allowsGroupOpacity, \.description)
        add("layer.allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, \.description)
        add("layer.zPosition", \.zPosition, \.shortDescription)
        add("layer.anchorPoint", \.anchorPoint, \.words)
        return result
    }
}
