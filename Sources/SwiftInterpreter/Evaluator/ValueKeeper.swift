/// The record of an evaluation that decides which values of lines are kept.
///
/// While a line is evaluated, it notes each name that is looked up outside of the line, and counts each effect: text
/// printed, notes, objects, code that is kept, anything whose repetition or omission could be seen.
final class ValueKeeper {
    /// A name that was looked up.
    struct Access {
        enum Kind {
            case read(Value)
            case written
            case functions([Int])
            case absent
            case kept(Footprint)
        }

        var name: String
        /// The scope of the variable.
        var scope: Scope?
        var kind: Kind
    }

    let known: KnownValues
    /// The number of the evaluation among those of the lines.
    let evaluation: Int
    /// The scope of the source's own variables and functions.
    let top: Scope
    /// The version of the declared types; nil if values cannot be kept.
    private(set) var types: Int?
    /// The versions of the declarations of each function.
    private var functions: [String: [Int]] = [:]
    private(set) var accesses: [Access] = []
    /// The number of effects so far.
    private(set) var effects = 0
    /// The last footprints that were found to hold, each with its scope and the number of names in it.
    private var held: [(footprint: Footprint, scope: Scope, names: Int)] = []
    /// The index of the first access of the current line.
    private var start = 0
    /// The number of lines being evaluated.
    private var open = 0

    /// The maximum number of names that a line looks up.
    private static let mostAccesses = 1_000
    /// The maximum number of elements of a variable that a line reads.
    private static let mostRead = 1_000
    /// The number of last accesses that an equal one is looked for.
    private static let recent = 8

    /// Creates a record for an evaluation.
    ///
    /// - Parameter context: other sources that declare types.
    init(_ known: KnownLines, top: Scope, syntax: SessionSyntax, context: [String]) {
        self.known = known.values
        evaluation = known.evaluation
        self.top = top
        noteDeclarations(known, known.number(of: syntax), context)
    }

    private func noteDeclarations(_ known: KnownLines, _ syntax: Int, _ context: [String]) {
        var stamps = [syntax]
        for (kind, line) in known.declarations {
            let stamp = Int(clamping: line.number) << 24 | line.version & 0xFF_FFFF
            switch kind {
            case .function(let name): functions[name, default: []].append(stamp)
            case .type: stamps.append(stamp)
            case .localType: return
            }
        }
        types = self.known.version(of: stamps, in: context)
    }

    /// True while a line is evaluated whose value might be kept.
    var isActive: Bool { open > 0 }

    // MARK: - Lines

    /// A position in the record.
    struct Mark {
        fileprivate var accesses: Int
        fileprivate var effects: Int
        /// The start of the line around it.
        fileprivate var outer: Int
    }

    func begin() -> Mark {
        open += 1
        let mark = Mark(accesses: accesses.count, effects: effects, outer: start)
        start = accesses.count
        return mark
    }

    func end(_ mark: Mark) {
        open -= 1
        start = mark.outer
        if open == 0 { accesses.removeAll(keepingCapacity: true) }
    }

    /// Returns what was looked up since a mark, outside of the line in a scope; nil if the value cannot be kept.
    func footprint(since mark: Mark, of scope: Scope) -> Footprint? {
        guard effects == mark.effects, accesses.count - mark.accesses < Self.mostAccesses else { return nil }
        var absent: Set<String> = []
        var reads: [Footprint.Read] = []
        var functions: [String: [Int]] = [:]
        for access in accesses[mark.accesses...] {
            switch access.kind {
            case .absent: absent.insert(access.name)
            case .functions(let versions): functions[access.name] = versions
            case .kept(let footprint):
                absent.formUnion(footprint.absent)
                for (name, versions) in footprint.functions { functions[name] = versions }
            case .written:
                if scope.isInside(access.scope) { return nil }
            case .read(let value):
                guard scope.isInside(access.scope) else { continue }
                let isGlobal = access.scope === top
                if !reads.contains(where: { $0.name == access.name && $0.isGlobal == isGlobal }) {
                    reads.append(.init(name: access.name, isGlobal: isGlobal, value: value))
                }
            }
        }
        let names = absent.sorted()
        if reads.isEmpty, functions.isEmpty { return known.footprint(absent: names) }
        return Footprint(absent: names, reads: reads, functions: functions.map { ($0.key, $0.value) })
    }

    // MARK: - Notes

    /// Counts an effect.
    func noteEffect() { effects += 1 }

    func noteRead(_ name: String, _ cell: Cell, in scope: Scope) {
        guard open > 0, scope.isAround else { return }
        guard cell.getter == nil, cell.isInitialized else { return noteEffect() }
        let access = Access(name: name, scope: scope, kind: .read(cell.value))
        if isRecent(access) { return }
        guard cell.value.isKept(most: Self.mostRead) else { return noteEffect() }
        accesses.append(access)
    }

    func noteWrite(_ name: String, in scope: Scope) {
        guard open > 0, scope.isAround else { return }
        note(Access(name: name, scope: scope, kind: .written))
    }

    func noteFunctions(_ name: String, in scope: Scope) {
        guard open > 0, scope.isAround else { return }
        guard scope === top, let versions = functions[name] else { return noteEffect() }
        note(Access(name: name, scope: nil, kind: .functions(versions)))
    }

    func noteAbsent(_ name: String) {
        guard open > 0 else { return }
        note(Access(name: name, scope: nil, kind: .absent))
    }

    private func note(_ access: Access) {
        if !isRecent(access) { accesses.append(access) }
    }

    private func isRecent(_ access: Access) -> Bool {
        accesses[max(start, accesses.count - Self.recent)...].contains { $0.isSame(as: access) }
    }

    // MARK: - Kept values

    /// Notes that a kept value is used for a line of a scope; returns false if it may have changed.
    func use(_ conditions: KeptConditions, _ role: KeptConditions.Role, as expected: TypeRef?, in scope: Scope) -> Bool
    {
        guard conditions.types == types, conditions.role == role, conditions.expected == expected,
            holds(conditions.footprint, in: scope)
        else { return false }
        noteKept(conditions.footprint)
        return true
    }

    /// Notes that a kept value was used while another line is evaluated.
    func noteKept(_ footprint: Footprint) {
        guard open > 0 else { return }
        note(Access(name: "", scope: nil, kind: .kept(footprint)))
    }

    /// Returns true if names mean the same as when a value was kept, seen from a scope.
    private func holds(_ footprint: Footprint, in scope: Scope) -> Bool {
        let place = (footprint: footprint, scope: scope, names: scope.nameCount)
        if held.contains(where: { $0.footprint === footprint && $0.scope === scope && $0.names == place.names }) {
            return true
        }
        guard stillHolds(footprint, in: scope) else { return false }
        if footprint.reads.isEmpty {
            if held.count == Self.recent { held.removeFirst() }
            held.append(place)
        }
        return true
    }

    private func stillHolds(_ footprint: Footprint, in scope: Scope) -> Bool {
        for name in footprint.absent where scope.owner(of: name) != nil { return false }
        for (name, versions) in footprint.functions {
            guard scope.owner(of: name) === top, top.variable(name) == nil, functions[name] == versions else {
                return false
            }
        }
        var found: [Access] = []
        for read in footprint.reads {
            guard let owner = scope.owner(of: read.name), (owner === top) == read.isGlobal,
                let cell = owner.variable(read.name), cell.getter == nil, cell.isInitialized,
                cell.value.isIdentical(to: read.value)
            else { return false }
            found.append(Access(name: read.name, scope: owner, kind: .read(read.value)))
        }
        for access in found { note(access) }
        return true
    }
}

extension ValueKeeper.Access {
    fileprivate func isSame(as other: ValueKeeper.Access) -> Bool {
        switch (kind, other.kind) {
        case (.absent, .absent), (.functions, .functions): name == other.name
        case (.read, .read), (.written, .written): scope === other.scope && name == other.name
        case (.kept(let one), .kept(let other)): one === other
        default: false
        }
    }
}
