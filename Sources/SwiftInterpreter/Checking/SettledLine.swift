/// An expression whose types are found and depend on the declarations of the source alone, not on the lines around it.
///
/// It is a statement of a source or a line of a result builder's body. As long as the declarations that it names stay the
/// same, a later source that has the line need not check it again, nor evaluate it where its value cannot have changed.
final class SettledLine {
    /// The result builder that takes the value; nil for a statement of the source.
    let builder: Type?
    /// The statements that run first: those that a result builder makes of a loop or branch.
    let statements: [Statement]
    /// The expression, or the call that passes it to the result builder.
    let node: Expression
    let type: Type
    let findings: Findings
    let basis: Basis
    /// The value of the last evaluation, if it can be kept.
    var kept: KeptValue?

    init(
        _ builder: Type?,
        _ statements: [Statement],
        _ node: Expression,
        _ type: Type,
        _ findings: Findings,
        _ basis: Basis
    ) {
        (self.builder, self.statements, self.node, self.type) = (builder, statements, node, type)
        (self.findings, self.basis) = (findings, basis)
    }
}

/// Consecutive lines of a result builder's body that are all settled.
final class SettledSection {
    let builder: Type
    let lines: [SettledLine]
    let basis: Basis
    /// The values of the last evaluation, if all can be kept.
    var kept: KeptValue?
    /// The parts of the whole body in the last evaluation, if this is its first section and all parts can be kept.
    var parts: CollectedParts.Kept?

    init(_ lines: [SettledLine], _ builder: Type, _ settling: Settling) {
        (self.lines, self.builder) = (lines, builder)
        basis = settling.basis(of: lines.reduce(into: []) { $0.formUnion($1.basis.names) })
    }

    /// Returns the parts of the whole body, which the section then no longer has.
    func takeParts() -> CollectedParts.Kept? {
        defer { parts = nil }
        return parts
    }
}

/// The declarations that types were found by.
struct Basis {
    /// The types of the source, and all that they name.
    let settling: Settling
    /// The names that are mentioned.
    let names: Set<String>
    /// The number of changes of variables and functions at that time.
    let version: Int

    /// Returns true if these declarations are the same now.
    func holds(in settling: Settling) -> Bool {
        guard settling === self.settling else { return false }
        return version == settling.version || names.allSatisfy { (settling.versions[$0] ?? 0) <= version }
    }
}

/// The body of a result builder that collects the parts of its lines in one list.
struct CollectedBody {
    enum Part {
        case line(SettledLine)
        case section(SettledSection)
        /// Statements that run between the parts.
        case statements([Statement])
        /// A variable that the statements before it have set to a part.
        case variable(Expression)
    }

    var parts: [Part]
    let type: Type
    let builder: Type

    /// The first section; nil if there is none.
    var firstSection: SettledSection? {
        parts.lazy.compactMap { part in if case .section(let section) = part { section } else { nil } }.first
    }

    /// The statements in it that are not settled.
    var statements: [Statement] {
        parts.flatMap { part -> [Statement] in
            switch part {
            case .line, .section: []
            case .statements(let statements): statements
            case .variable(let name): [Statement(kind: .expression(name), offset: name.offset)]
            }
        }
    }
}

/// The facts that lines can be settled by.
final class Settling {
    /// The scope of the source's own variables.
    let top: LexicalScope
    /// The types of the lists that result builders make of parts; nil for a builder that does something else.
    var lists: [Type: Type?] = [:]
    /// True for a result builder that transforms expressions.
    var takesExpressions: [Type: Bool] = [:]
    /// The shapes of lines that were checked since the last change.
    var shapes = KnownShapes()
    /// False while a line is checked as a whole although there is one of the same shape.
    var sharesShapes = true
    /// The number of changes of variables and functions so far.
    private(set) var version = 0
    /// The change in which each of them changed last, by name.
    private(set) var versions: [String: Int] = [:]

    /// Returns the names that a statement mentions if later passes find nothing wrong with it; nil otherwise.
    private let examine: (Statement, Findings) -> Set<String>?

    init(_ top: LexicalScope, examine: @escaping (Statement, Findings) -> Set<String>?) {
        (self.top, self.examine) = (top, examine)
    }

    /// Notes that the variables and functions of some names have changed.
    func note(changed names: Set<String>) {
        guard !names.isEmpty else { return }
        version += 1
        for name in names { versions[name] = version }
        shapes = KnownShapes()
    }

    /// Returns what the types in a statement were found by; nil if there is something wrong with it.
    func basis(of statement: Statement, _ findings: Findings) -> Basis? {
        examine(statement, findings).map { basis(of: $0) }
    }

    func basis(of names: Set<String>) -> Basis { Basis(settling: self, names: names, version: version) }

    /// True if nothing between the source and a scope has a name that code could refer to.
    func isOpen(_ scope: LexicalScope) -> Bool {
        var current: LexicalScope? = scope
        while let here = current, here !== top {
            guard here.hasNoNames else { return false }
            current = here.parent
        }
        return current != nil
    }
}

extension LexicalScope {
    /// True if it declares nothing, and is in no type.
    fileprivate var hasNoNames: Bool {
        variables.keys.allSatisfy { $0 == Details.builderName } && functions.isEmpty && types.isEmpty && selfType == nil
    }
}

extension Findings {
    /// True if the types in a statement are settled, so that nothing of it is among these findings.
    func isSettled(_ statement: Statement) -> Bool {
        guard !details.settled.isEmpty, let line = statement.line else { return false }
        return details.settled.contains(ObjectIdentifier(line))
    }

    /// True if they are the whole truth about an expression: no mistakes, no notes, no declarations.
    var isClean: Bool {
        mistakes.isEmpty && notes.isEmpty && details.declarations.isEmpty && details.localWrappers.isEmpty
            && details.getters.isEmpty
    }
}

extension KnownLine {
    /// The types in the line, if they depend on the declarations of the source alone.
    var settled: SettledLine? {
        get { findings as? SettledLine }
        set { findings = newValue }
    }

    /// The types in the lines inside, if it is a section whose lines are all settled.
    var settledSection: SettledSection? {
        get { findings as? SettledSection }
        set { findings = newValue }
    }
}
