import BlueprintUI
import Foundation
import HeadlessUIKit

/// A view-backed leaf of a fixed size.
struct Block: Element {
    var width: CGFloat
    var height: CGFloat
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    init(_ width: CGFloat, _ height: CGFloat, onAppear: (() -> Void)? = nil, onDisappear: (() -> Void)? = nil) {
        self.width = width
        self.height = height
        self.onAppear = onAppear
        self.onDisappear = onDisappear
    }

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: width, height: height)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BlockView.describe { config in
            config.onAppear = onAppear
            config.onDisappear = onDisappear
        }
    }
}

final class BlockView: UIView {}

/// A view-backed container with one child.
struct Frame: Element {
    var wrapped: any Element

    var content: ElementContent { ElementContent(child: wrapped) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        FrameView.describe { _ in }
    }
}

final class FrameView: UIView {}

/// Returns the frames of all elements below the root, in depth-first order, each in its parent's coordinates.
func frames(_ element: any Element, width: CGFloat = 100, height: CGFloat = 100) -> [CGRect] {
    let view = render(element, width: width, height: height)
    var frames: [CGRect] = []
    func visit(_ node: LayoutNode) {
        for child in node.children {
            frames.append(child.frame)
            visit(child)
        }
    }
    if let root = view.layoutTree?.root { visit(root) }
    return frames
}

func render(
    _ element: any Element,
    width: CGFloat = 100,
    height: CGFloat = 100,
    scale: CGFloat = 1
) -> BlueprintView {
    let view = BlueprintView(element: element)
    view.standInForWindow()
    view.environment.displayScale = scale
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension BlueprintView {
    /// The views of the content, which are in the only subview.
    var contentViews: [UIView] { subviews[0].subviews }
}
