/// A type as a value.
package enum TypeValue {
    /// A type of the language: Int, String, Double, …
    case builtIn(String)
    /// A type from the table of bindings.
    case native(NativeType)
    /// A type declared in interpreted source.
    case declared(DeclaredType)
    /// Another type, or one with generic arguments.
    case exact(ExactType)

    /// The declared type; nil for other types.
    package var declared: DeclaredType? {
        if case .declared(let type) = self { return type }
        return nil
    }

    /// The full name.
    package var name: String {
        switch self {
        case .builtIn(let name): name
        case .native(let type): type.name
        case .declared(let type): type.name
        case .exact(let type): type.name
        }
    }
}

/// An instance of a declared type.
///
/// An instance of a struct or enum is not mutated once it is shared: a change makes a new one.
package final class Instance {
    /// The declared type.
    package internal(set) var type: DeclaredType
    /// The case, for an enum.
    package let caseName: String?
    /// The number of the case, as Swift numbers the errors of an enum: cases with values first; nil for other types.
    package var caseNumber: Int? {
        guard let caseName else { return nil }
        let order = type.cases.filter { !$0.parameters.isEmpty } + type.cases.filter(\.parameters.isEmpty)
        return order.firstIndex { $0.name == caseName }
    }
    /// The stored properties in declaration order, or the associated values of the case.
    package internal(set) var fields: [Value]
    /// The call that created the instance, if any.
    package let origin: SourceOrigin?
    /// The native object behind an instance of a class; nil if the class has no native superclass, or before
    /// `super.init`.
    package internal(set) var object: (any InterpretedObject)?
    /// The generic arguments, if the call that created the instance specified them.
    var arguments: [TypeRef]?
    /// The generic arguments as they were decided before evaluation.
    var typeArguments: [Type] = []
    /// True for the object that a `deinit` sees.
    private var isFinished = false

    init(type: DeclaredType, caseName: String? = nil, fields: [Value], origin: SourceOrigin? = nil) {
        self.type = type
        self.caseName = caseName
        self.fields = fields
        self.origin = origin
        type.runtime?.note(self)
    }

    deinit {
        object?.link.keep(type, fields, origin, typeArguments)
        guard object == nil, !isFinished, type.finish != nil else { return }
        let last = (fields: fields, typeArguments: typeArguments)
        fields = []
        Self.finish(type, last.fields, origin, typeArguments: last.typeArguments)
    }

    /// Runs the `deinit` of a class for an object that is gone: it sees an object of its own with the same contents, which
    /// goes without a second one.
    static func finish(
        _ type: DeclaredType,
        _ fields: [Value],
        _ origin: SourceOrigin?,
        typeArguments: [Type] = []
    ) {
        guard let finish = type.finish else { return }
        let last = Instance(type: type, fields: fields, origin: origin)
        last.typeArguments = typeArguments
        last.isFinished = true
        finish(last)
    }
}
