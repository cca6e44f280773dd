import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The native element of an instance of a declared `UIViewElement`.
struct InterpretedUIViewElement: UIViewElement, AdoptingValue {
    private let declared: DeclaredElement
    private let instance: AdoptedInstance

    init(_ declared: DeclaredElement, instance: AdoptedInstance) {
        self.declared = declared
        self.instance = instance
    }

    func makeUIView() -> UIView {
        instance.call("makeUIView", [], as: UIView.self, fallback: UIView(frame: .zero))
    }

    func updateUIView(_ view: UIView, with context: UIViewElementContext) {
        instance.call("updateUIView", [(nil, view), ("with", context)], as: Void.self, fallback: ())
    }

    func size(_ size: CGSize, thatFits view: UIView) -> CGSize {
        guard instance.has("size", labels: [nil, "thatFits"]) else { return view.sizeThatFits(size) }
        return instance.call("size", [(nil, size), ("thatFits", view)], as: CGSize.self, fallback: .zero)
    }

    /// Returns the view description, with the view class that `makeUIView` declares as its result: an update reuses
    /// only views of that class.
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let declaredView = instance.resultType(of: "makeUIView")
        return ViewDescription(declaredView.flatMap { ViewKind.viewClass(of: $0) } ?? UIView.self) { config in
            config.builder = {
                let view = makeUIView()
                (view as? any InterpretedObject)?.link.retainInterpreter()
                return view
            }
            config.apply { view in
                if let type = declaredView?.declared { (view as? any InterpretedObject)?.link.renew(as: type) }
                updateUIView(view, with: UIViewElementContext(isMeasuring: false, environment: context.environment))
            }
        }
    }

    var adopted: AdoptedInstance { instance }

    var _elementType: ElementType { declared.type }

    var _layoutPurpose: LayoutPurpose { .isComponent }
}
