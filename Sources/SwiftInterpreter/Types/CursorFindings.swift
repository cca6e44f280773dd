/// The facts about the place of the cursor, found while the unfinished source around it is checked.
///
/// The name ``word`` marks the place: where an expression is expected, or behind a dot.
package final class CursorFindings {
    /// The name in place of what is typed next.
    static let word = "__cursor"

    /// The ways to reach the members of a type.
    package enum MemberKind: Sendable {
        /// Those of a value.
        case instance
        /// Those of a type that is named before the dot.
        case named
        /// Those of the type that the context expects, as in `.center`.
        case implicit
    }

    /// A type in which the name behind a dot is looked up.
    struct Base {
        var type: Type
        var kind: MemberKind
        /// The requirements on the generic parameters around the cursor.
        var requirements: [Requirement]
    }

    /// A function that the call around the cursor may call.
    struct Callee {
        /// The name as it is called; that of the type for an initializer.
        var name: String
        var declaration: Declaration
        /// The type of `self`, in which generic parameters are replaced.
        var selfType: Type?
    }

    /// The types that a value at the cursor is converted to.
    private(set) var expected: [Type] = []
    private(set) var bases: [Base] = []
    private(set) var callees: [Callee] = []
    /// The function types of the value that the call around the cursor calls.
    private(set) var functions: [Type.Function] = []
    /// The variables around the cursor, the nearest first, without those of the document.
    private(set) var variables: [(name: String, type: Type)] = []

    func add(expected type: Type) {
        if !type.isError, !expected.contains(type) { expected.append(type) }
    }

    func add(base type: Type, _ kind: MemberKind, _ requirements: [Requirement]) {
        let type = type.closed
        guard !type.isError, !bases.contains(where: { $0.type == type && $0.kind == kind }) else { return }
        bases.append(Base(type: type, kind: kind, requirements: requirements))
    }

    func add(_ declaration: Declaration, in selfType: Type?) {
        guard !callees.contains(where: { $0.declaration === declaration }) else { return }
        let name = declaration.kind == .initializer ? declaration.owner?.name ?? "init" : declaration.name
        callees.append(Callee(name: name, declaration: declaration, selfType: selfType))
    }

    func add(_ function: Type.Function) {
        if !functions.contains(where: { $0 == function }) { functions.append(function) }
    }

    /// True if the cursor is among the parts of a result builder, of which none names a parameter.
    private var isInBuilder = false

    func see(_ name: String, _ type: Type) {
        if name.hasPrefix("$"), Int(name.dropFirst(), radix: 10) == nil { return }
        if !variables.contains(where: { $0.name == name }) { variables.append((name, type)) }
    }

    func enterBuilder() { isInBuilder = true }

    /// Replaces what was looked for in the types of the variables.
    func replaceTypes(_ replace: (Type) -> Type) {
        for index in variables.indices where variables[index].type.hasVariables {
            variables[index].type = replace(variables[index].type)
        }
    }

    /// The variables that can be named at the cursor.
    var visible: [(name: String, type: Type)] {
        isInBuilder ? variables.filter { !$0.name.hasPrefix("$") } : variables
    }
}
