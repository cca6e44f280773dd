import BlueprintUI
import Foundation
import UIKit

/// Writes the elements and views of an element as lines of text.
///
/// This file is compiled both into the tests and into the compiled programs.
struct TreePrinter {
    /// The elements with their frames.
    private(set) var elements: [String] = []
    /// The views.
    private(set) var views: [String] = []

    init(_ element: any Element) {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        view.element = element
        view.layoutIfNeeded()
        view.dumpLayoutResult { depth, identifier, frame in
            elements.append("\(Self.indent(depth))\(Self.name(identifier)) \(Self.text(frame))")
        }
        for subview in view.subviews[0].subviews { add(subview, depth: 0) }
        // Removing the element can run code of the program, whose output counts as well.
        view.element = nil
        view.layoutIfNeeded()
        view.removeFromSuperview()
    }

    private mutating func add(_ view: UIView, depth: Int) {
        let usual = Set(ViewDescription(type(of: view)).build().inspectedProperties)
        let special = view.inspectedProperties.filter { !usual.contains($0) }.map { " \($0.name) \($0.value)" }
        views.append(
            "\(Self.indent(depth))\(type(of: view).inspectedName) \(Self.text(view.frame))\(special.joined(separator: ","))"
        )
        for subview in view.subviews { add(subview, depth: depth + 1) }
    }

    private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    /// Returns the identifier without the index of the first element of its kind.
    ///
    /// Generic arguments are left out, since the interpreter does not keep them.
    private static func name(_ identifier: String) -> String {
        let name = identifier.hasSuffix(".1") ? String(identifier.dropLast(2)) : identifier
        return name.replacing(#/<.*>/#, with: "")
    }

    private static func text(_ frame: CGRect) -> String {
        "\(text(frame.origin.x)),\(text(frame.origin.y)) \(text(frame.size.width))×\(text(frame.size.height))"
    }

    private static func text(_ length: CGFloat) -> String {
        guard length.isFinite else { return "\(length)" }
        let rounded = (length * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
