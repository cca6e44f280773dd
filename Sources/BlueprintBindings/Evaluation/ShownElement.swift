import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// Finds what a value shows that is no element: that of a `BlueprintView`, which may be in another view, which may be
/// that of a controller.
struct ShownElement {
    /// Whether the view of a controller is loaded to find out.
    var loadsViews: Bool

    /// So deep in the properties of objects a view is looked for.
    private static let deepest = 4

    /// So many views are looked at.
    private static let mostViews = 10_000

    /// What a value shows; nil if that is nothing.
    func find(in value: Value) -> (any Element)? { find(in: value, depth: 0) }

    private func find(in value: Value, depth: Int) -> (any Element)? {
        switch value {
        case .native(let native): return find(in: native.base)
        case .instance(let instance) where depth < Self.deepest:
            if let object = instance.object, let element = find(in: object) { return element }
            return instance.fields.lazy.compactMap { find(in: $0, depth: depth + 1) }.first
        default: return nil
        }
    }

    private func find(in object: Any) -> (any Element)? {
        switch object {
        case let view as UIView: find(in: view)
        case let controller as UIViewController:
            (loadsViews ? controller.view : controller.viewIfLoaded).flatMap { find(in: $0) }
        default: nil
        }
    }

    private func find(in view: UIView) -> (any Element)? {
        var pending = [view]
        var looked = 0
        while let view = pending.popLast(), looked < Self.mostViews {
            looked += 1
            if let view = view as? BlueprintView {
                if let element = view.element { return element }
            } else {
                pending += view.subviews.reversed()
            }
        }
        return nil
    }
}
