import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The native element of an instance whose type is declared in source as a `UIViewElement`.
struct InterpretedUIViewElement: UIViewElement {
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
        guard instance.has("size") else { return view.sizeThatFits(size) }
        return instance.call("size", [(nil, size), ("thatFits", view)], as: CGSize.self, fallback: .zero)
    }

    var _elementType: ElementType { declared.type }
}
