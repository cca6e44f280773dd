import BlueprintUI
import SwiftInterpreter

/// The native element of an instance of a declared `Element`.
struct InterpretedElement: Element, AdoptingValue {
    private let declared: DeclaredElement

    init(_ declared: DeclaredElement) {
        self.declared = declared
    }

    var content: ElementContent { declared.content }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        declared.backingViewDescription(with: context)
    }

    var adopted: AdoptedInstance { declared.instance }

    var _elementType: ElementType { declared.type }

    var _layoutPurpose: LayoutPurpose { .isComponent }
}
