/// A struct, enum or protocol declared in interpreted source.
public final class DeclaredType {
    /// The full name, with the types it is nested in.
    public let name: String
    /// The protocols it conforms to, by name, in the order written.
    public internal(set) var conformances: [String]
    weak var runtime: (any CallRuntime)?
    let kind: TypeDeclaration.Kind
    let scope: Scope
    /// Where the declaration stands in its source.
    let offset: Int
    var stored: [StoredProperty] = []
    var storedNames: [String] = []
    var cases: [String: TypeDeclaration.EnumCase] = [:]
    var caseOrder: [String] = []
    var rawType: TypeRef?
    /// For a protocol: what a conforming type must have.
    var requirements: [String] = []
    let members = MemberTable()

    struct StoredProperty {
        var name: String
        var type: TypeRef?
        var value: Expression?
        var isLet: Bool
        var isBuilder: Bool
    }

    init(
        name: String,
        kind: TypeDeclaration.Kind,
        conformances: [String],
        scope: Scope,
        offset: Int,
        runtime: any CallRuntime
    ) {
        self.name = name
        self.kind = kind
        self.conformances = conformances
        self.scope = scope
        self.offset = offset
        self.runtime = runtime
    }

    /// The type's kind as written in source: `struct`, `enum` or `protocol`.
    public var keyword: String { kind.rawValue }

    /// The value of a static property, or a static function as a value; throws a ``Diagnostic`` if there is none.
    public func staticMember(_ name: String, expecting type: TypeRef? = nil) throws -> Value {
        guard let runtime else { throw BindingError("'\(self.name)' is no longer there") }
        return try runtime.staticMember(name, of: self, expecting: type)
    }

    /// The names of the properties and methods declared, in order.
    public var memberNames: [String] { storedNames + members.order }

    func fieldLabels(of instance: Instance) -> [String?] {
        if let caseName = instance.caseName { return cases[caseName]?.parameters.map(\.label) ?? [] }
        return storedNames
    }

    /// The initializer that Swift makes from the stored properties.
    private(set) lazy var memberwiseSignature: Signature = {
        let parameters = stored.filter { !($0.isLet && $0.value != nil) }.map { property in
            let type = property.type ?? .any
            return Signature.Parameter(
                label: property.name,
                name: property.name,
                type: type,
                defaultValue: property.value != nil
                    ? "…" : property.type?.isOptional == true && !property.isLet ? "nil" : nil,
                isBuilder: property.isBuilder
            )
        }
        return Signature(name: "init", parameters: parameters, result: .named(name))
    }()
}

/// The members that a declaration or extension adds to a type.
final class MemberTable {
    struct Computed {
        var type: TypeRef?
        var accessors: VariableBinding.Accessors
        var isBuilder: Bool
        var scope: Scope
        var typeName: String
    }

    /// A static stored property, evaluated when it is first read.
    final class Static {
        var cell: Cell?
        let type: TypeRef?
        let value: Expression?
        let isLet: Bool
        let scope: Scope
        var isBeingRead = false

        init(type: TypeRef?, value: Expression?, isLet: Bool, scope: Scope) {
            self.type = type
            self.value = value
            self.isLet = isLet
            self.scope = scope
        }
    }

    var computed: [String: Computed] = [:]
    var methods: [String: [BoundCode]] = [:]
    var initializers: [BoundCode] = []
    var staticMethods: [String: [BoundCode]] = [:]
    var staticComputed: [String: Computed] = [:]
    var statics: [String: Static] = [:]
    /// The protocols that an extension of a native or built-in type adds.
    var conformances: [String] = []
    var order: [String] = []
    var staticOrder: [String] = []
}

/// A function together with the scope it was declared in and the type it belongs to.
struct BoundCode {
    var code: FunctionCode
    var scope: Scope
    var typeName: String?
}
