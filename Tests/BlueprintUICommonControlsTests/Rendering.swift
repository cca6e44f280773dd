import BlueprintUI
import Foundation
import HeadlessUIKit

/// A rendered element with descriptions of the result.
struct Rendering {
    let view: BlueprintView

    init(_ element: any Element, width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
        view = BlueprintView(element: element)
        view.standInForWindow()
        view.environment.displayScale = scale
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
    }

    /// A line for each element, indented by depth, with its frame in its parent: `  Label 1,2 3×4`.
    var elements: [String] {
        guard let root = view.layoutTree?.root else { return [] }
        var lines: [String] = []
        func add(_ node: LayoutNode, _ indent: String) {
            lines.append("\(indent)\(node.typeName) \(text(node.frame))")
            for child in node.children { add(child, indent + "  ") }
        }
        add(root, "")
        return lines
    }

    /// A line for each view, indented by depth, with its frame in its superview.
    var views: [String] {
        var lines: [String] = []
        func add(_ view: UIView, _ indent: String) {
            lines.append("\(indent)\(type(of: view)) \(text(view.frame))")
            for child in view.subviews { add(child, indent + "  ") }
        }
        for subview in view.contentViews { add(subview, "") }
        return lines
    }

    /// Returns the first view of a class, from the top.
    func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }

    /// Returns the views of a class, from the top.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        var pending = [view as UIView]
        var found: [View] = []
        while let next = pending.popLast() {
            if let match = next as? View { found.append(match) }
            pending += next.subviews.reversed()
        }
        return found
    }

    private func text(_ frame: CGRect) -> String {
        [
            frame.origin.x.shortDescription, ",", frame.origin.y.shortDescription, " ",
            frame.size.width.shortDescription, "×", frame.size.height.shortDescription,
        ].joined()
    }
}

extension BlueprintView {
    /// The views of the content, which are in the only subview.
    var contentViews: [UIView] { subviews[0].subviews }
}
