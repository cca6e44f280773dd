/// The facts about the place of the cursor, found while the unfinished source around it is checked.
///
/// The name ``word`` marks the place: where an expression is expected, or behind a dot.
package final class CursorFindings {
    /// The name in place of what is typed next.
    static let word = "__cursor"
    /// The name that code mentions besides if the cursor is in a closure of that code.
    static let innerWord = "__cursorOfClosure"

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
    /// The types behind which the cursor was, in whatever way the names around it were understood.
    private var triedBases: [Base] = []
    /// Those of them with which the rest of the expression fits best.
    private var fittingBases: [Base] = []
    private(set) var callees: [Callee] = []
    /// The function types of the value that the call around the cursor calls.
    private(set) var functions: [Type.Function] = []
    /// The variables around the cursor, the nearest first, without those of the document.
    private(set) var variables: [(name: String, type: Type)] = []

    func add(expected type: Type) {
        if !type.isError, !expected.contains(type) { expected.append(type) }
    }

    func add(_ base: Base) { Self.add(base, to: &triedBases) }

    /// Notes the types with which the rest of the expression fits best; a type that has no name in Swift, such as that of
    /// `nil` in a comparison, tells nothing.
    func add(fitting bases: [Base]) {
        for base in bases where base.type.nominal?.name.hasPrefix("_") != true { Self.add(base, to: &fittingBases) }
    }

    private static func add(_ base: Base, to bases: inout [Base]) {
        guard !base.type.isError, !bases.contains(where: { $0.type == base.type && $0.kind == base.kind }) else {
            return
        }
        bases.append(base)
    }

    /// The types whose members can follow the dot.
    var bases: [Base] { fittingBases.isEmpty ? triedBases : fittingBases }

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
