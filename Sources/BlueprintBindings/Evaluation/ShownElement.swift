import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// A search for the element that a value shows: the element of a `BlueprintView`, which can be inside another view or
/// a view controller.
struct ShownElement {
    /// True if the search loads the view of a controller.
    var loadsViews: Bool

    /// The maximum depth of the search in properties of objects.
    private static let deepest = 4

    /// The maximum number of views that are searched.
    private static let mostViews = 10_000

    /// Returns the element that a value shows; nil if it shows none.
    func find(in value: Value) -> (any Element)? { find(in: value, depth: 0) }

    private func find(in value: Value, depth: Int) -> (any Element)? {
        switch value.unwrapped {
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
