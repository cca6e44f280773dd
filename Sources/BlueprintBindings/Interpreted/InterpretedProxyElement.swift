import BlueprintUI

/// The native element of an instance of a declared `ProxyElement`.
struct InterpretedProxyElement: ProxyElement {
    private let declared: DeclaredElement

    init(_ declared: DeclaredElement) {
        self.declared = declared
    }

    var elementRepresentation: any Element { declared.representation }

    var _elementType: ElementType { declared.type }
}
