/// A declaration that a call may refer to.
enum Candidate {
    case native(NativeCallable)
    /// A function or method; `selfType` is set for a static one.
    case declared(BoundCode, selfType: TypeValue?)
    case initializer(BoundCode, TypeValue)
    /// The implicit memberwise initializer of a struct.
    case memberwise(DeclaredType)
    case enumCase(DeclaredType, TypeDeclaration.EnumCase)
    /// An initializer that a class inherits from a native class.
    case inherited(NativeCallable, DeclaredType)
    /// `init(rawValue:)` of an enum.
    case rawValue(DeclaredType)

    var signature: Signature {
        switch self {
        case .native(let callable), .inherited(let callable, _): callable.signature
        case .declared(let bound, _), .initializer(let bound, _): bound.code.signature
        case .memberwise(let type): type.memberwiseSignature
        case .enumCase(let type, let element):
            Signature(name: element.name, parameters: element.parameters, result: .named(type.name))
        case .rawValue(let type):
            Signature(
                name: "init",
                parameters: [.init(label: "rawValue", name: "rawValue", type: type.rawType ?? .any)],
                result: .optional(.named(type.name))
            )
        }
    }

    /// The candidate with the superclass's implementation.
    var asInherited: Candidate {
        if case .native(let callable) = self { return .native(callable.asInherited) }
        return self
    }

    /// True if the types of its declaration contain generic parameters.
    var isGeneric: Bool {
        switch self {
        case .native(let callable): callable.signature.generics != nil
        case .declared(let bound, _), .initializer(let bound, _): bound.code.signature.generics != nil
        case .memberwise(let type): type.memberwiseSignature.generics != nil
        case .enumCase, .inherited, .rawValue: false
        }
    }

    var isMutating: Bool {
        switch self {
        case .native(let callable): callable.isMutating
        case .declared(let bound, let selfType): bound.code.isMutating && selfType == nil
        default: false
        }
    }
}
