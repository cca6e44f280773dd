import BlueprintUI
import SwiftInterpreter

/// The native element of an instance of a declared `ProxyElement`.
struct InterpretedProxyElement: ProxyElement, AdoptingValue {
    private let declared: DeclaredElement

    init(_ declared: DeclaredElement) {
        self.declared = declared
    }

    var elementRepresentation: any Element { declared.representation }

    var adopted: AdoptedInstance { declared.instance }

    var _elementType: ElementType { declared.type }

    var _layoutPurpose: LayoutPurpose { declared.knownPurpose.union(.isComponent) }
}
