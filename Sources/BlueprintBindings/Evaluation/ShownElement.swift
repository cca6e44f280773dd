import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// A search for the view that shows an element for a value: a `BlueprintView`, which can be inside another view or a view
/// controller.
struct ShownElement {
    /// True if the search loads the view of a controller.
    var loadsViews: Bool

    /// The maximum depth of the search in properties of objects.
    private static let deepest = 4

    /// The maximum number of views that are searched.
    private static let mostViews = 10_000

    /// Returns the view that shows the element of a value; nil if it shows none.
    func find(in value: Value) -> BlueprintView? { find(in: value, depth: 0) }

    private func find(in value: Value, depth: Int) -> BlueprintView? {
        switch value.unwrapped {
        case .native(let native): return find(in: native.base)
        case .instance(let instance) where depth < Self.deepest:
            if let object = instance.object, let view = find(in: object) { return view }
            return instance.fields.lazy.compactMap { find(in: $0, depth: depth + 1) }.first
        default: return nil
        }
    }

    private func find(in object: Any) -> BlueprintView? {
        switch object {
        case let view as UIView: find(in: view)
        case let controller as UIViewController:
            (loadsViews ? controller.view : controller.viewIfLoaded).flatMap { find(in: $0) }
        default: nil
        }
    }

    private func find(in view: UIView) -> BlueprintView? {
        var pending = [view]
        var looked = 0
        while let view = pending.popLast(), looked < Self.mostViews {
            looked += 1
            if let view = view as? BlueprintView {
                if view.element != nil { return view }
            } else {
                pending += view.subviews.reversed()
            }
        }
        return nil
    }
}
