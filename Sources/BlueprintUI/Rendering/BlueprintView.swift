import Foundation
import HeadlessUIKit

/// A view that shows an element.
///
/// Set ``element``; the next layout of the view runs four passes: the tree of elements is laid out, flattened to the
/// views that it needs, rounded to whole pixels, and the views in this one are updated to match.
public final class BlueprintView: UIView {
    /// The element that the view shows; nil shows nothing.
    public var element: (any Element)? {
        didSet { setNeedsRender() }
    }

    /// The environment that the element is laid out in.
    public var environment: Environment {
        didSet { setNeedsRender() }
    }

    /// A name for whoever looks at several views.
    public var name: String?

    /// Listens to the next renders.
    package var renderObserver: (any RenderObserver)?
    /// The tree of elements of the last render.
    package private(set) var layoutTree: LayoutTree?
    /// The views of the last render.
    package private(set) var viewTree = ViewTree()

    private var mounted: ContiguousArray<MountedView> = []
    private var needsRender = true
    private var isRendering = false

    /// Makes a view without a frame that shows an element.
    public init(element: (any Element)?, environment: Environment = .empty) {
        self.element = element
        self.environment = environment
        super.init(frame: .zero)
    }

    /// Makes a view without a frame and without an element.
    public convenience init() {
        self.init(element: nil)
    }

    /// Makes a view with a frame in points and without an element.
    public required init(frame: CGRect) {
        environment = .empty
        super.init(frame: frame)
    }

    /// The view's own area; another size lays the element out again.
    public override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { setNeedsRender() }
        }
    }

    private func setNeedsRender() {
        needsRender = true
        setNeedsLayout()
    }

    /// Renders if the element, the environment or the size has changed.
    public override func layoutSubviews() {
        super.layoutSubviews()
        renderIfNeeded()
    }

    private func renderIfNeeded() {
        // An element that is set while rendering, by a callback say, is shown in the next layout.
        guard needsRender, !isRendering else { return }
        needsRender = false
        isRendering = true
        render()
        isRendering = false
    }

    /// The four passes.
    private func render() {
        // Paths of the last render are compared with its nodes, so its tree lives until the update is done.
        let lastTree = layoutTree
        let newTree = element.map { element in
            LayoutTree(element, size: bounds.size, environment: environment, observer: renderObserver)
        }
        let views = newTree.map { Flatten.flatten($0.root, observer: renderObserver) } ?? ViewTree()
        Round.round(views, scale: environment.displayScale, observer: renderObserver)
        ViewUpdater.update(&mounted, in: self, to: views, observer: renderObserver)
        layoutTree = newTree
        viewTree = views
        withExtendedLifetime(lastTree) {}
    }

    /// The size in points that the element needs within a size; a length of zero or infinity sets no limit.
    public override func sizeThatFits(_ fittingSize: CGSize) -> CGSize {
        sizeThatFits(
            SizeConstraint(width: Self.limit(fittingSize.width), height: Self.limit(fittingSize.height))
        )
    }

    /// The size in points that the element needs within a constraint; zero without an element.
    public func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        element?.content.measure(in: constraint, environment: environment) ?? .zero
    }

    /// The size in points that the element needs without a limit.
    public override var intrinsicContentSize: CGSize {
        sizeThatFits(.unconstrained)
    }

    private static func limit(_ length: CGFloat) -> SizeConstraint.Axis {
        length == 0 || length >= .greatestFiniteMagnitude ? .unconstrained : .atMost(length)
    }
}
