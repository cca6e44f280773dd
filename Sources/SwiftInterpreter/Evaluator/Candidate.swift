/// One thing that a call may mean.
enum Candidate {
    case native(NativeCallable)
    /// A function or method; `selfType` is set for static ones.
    case declared(BoundCode, selfType: TypeValue?)
    case initializer(BoundCode, TypeValue)
    /// The initializer that a struct has without declaring one.
    case memberwise(DeclaredType)
    case enumCase(DeclaredType, TypeDeclaration.EnumCase)
    /// An initializer that a class has from the native one that it inherits from.
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

    /// The same as the superclass has it.
    var asInherited: Candidate {
        if case .native(let callable) = self { return .native(callable.asInherited) }
        return self
    }

    /// Whether generic parameters are among the types of its declaration.
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
