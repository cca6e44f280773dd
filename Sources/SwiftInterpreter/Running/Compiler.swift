/// Makes the code of one function, closure, or list of statements.
final class Compiler {
    let unit: Unit
    /// The function around a closure or local function.
    let parent: Compiler?
    /// The names that closures inside use.
    let shared: Set<String>
    /// The function that the statements are in.
    let context: Context
    /// The variables and the blocks around the place.
    var variables = LocalVariables()
    /// The loops and blocks around the place that have a label or can be left.
    var exits: [Exit] = []
    /// True in the body of a `defer`, which is a function of its own.
    var isDeferred = false

    /// The facts about a source that its functions share.
    final class Unit {
        let runner: Runner
        let findings: Findings
        let source: SourceBuffer
        var exitCount = 0
        /// The declarations of functions, by their code.
        var declarations: [ObjectIdentifier: Declaration] = [:]
        /// The values of the source's lines.
        private(set) lazy var lines = LineValues(runner, source)
        /// The protocols whose values have the tag of the call that made them.
        private(set) lazy var taggedProtocols = runner.table.types.values.filter { $0.bridge.tag != nil }.compactMap {
            runner.interfaces.nominal($0.name)
        }

        init(_ runner: Runner, _ findings: Findings, _ source: SourceBuffer) {
            self.runner = runner
            self.findings = findings
            self.source = source
        }
    }

    /// The facts about a function that its body depends on.
    struct Context {
        /// The type of `self`, or the type itself in a static member.
        var selfType: Type?
        var isStatic = false
        var result: Type = .void
        /// The name of the function or property, with labels; nil outside of functions.
        var functionName: String?
        /// The initializer whose body it is.
        var initializer: Declaration?
        /// True for the statements outside of functions, whose variables are global.
        var isTop = false
        /// True if `self` is a variable of the function around.
        var isClosure = false
        /// The property whose observer it is: assignments to it do not call observers.
        var observed: Declaration?
        /// The type whose initializer or `deinit` it is: assignments to properties of `self` do not call observers.
        var storageOwner: Nominal?
    }

    /// A loop or block that can be left.
    struct Exit {
        var label: String?
        var number: Int
        var isLoop: Bool
    }

    init(_ unit: Unit, parent: Compiler? = nil, shared: Set<String>, _ context: Context) {
        self.unit = unit
        self.parent = parent
        self.shared = shared
        self.context = context
    }

    var runner: Runner { unit.runner }
    var types: RuntimeTypes { unit.runner.types }
    var findings: Findings { unit.findings }

    // MARK: - Types

    /// Returns the type of an expression before it is converted.
    func type(of node: Expression) -> Type { findings.types[ObjectIdentifier(node)] ?? .error }

    func choice(of node: Expression) -> Choice? { findings.choices[ObjectIdentifier(node)] }

    /// Returns the function that finds what a type is in a call.
    func concrete(_ type: Type) -> (Activation) -> Type {
        let lookup = runner.lookup
        guard type.isMember else { return { _ in type } }
        return { here in here.types?.concrete(type, lookup) ?? type }
    }

    // MARK: - Errors

    /// Returns the error for a part of the language that is not run.
    func unsupported(_ what: String, at offset: Int) -> Diagnostic {
        unit.source.diagnostic("\(what) is not supported here", at: offset, kind: .unsupported)
    }

    /// Returns a function that makes the error of a program that cannot go on.
    func failure(at offset: Int) -> (String) -> Diagnostic {
        let (runner, source) = (runner, unit.source)
        return { runner.failure(.sentence($0), at: offset, source) }
    }

    func location(_ offset: Int) -> Location { Location(offset: offset, source: unit.source) }
}

/// A variable of a function.
struct LocalVariable {
    enum Place: Equatable {
        case slot(Int)
        case box(Int)
    }

    /// The kinds of variables, by what is stored.
    enum Kind {
        case stored
        case weak
        /// A reference that does not keep its object, which must exist when it is read.
        case unowned(isOptional: Bool)
        /// A getter is stored, and a setter beside it.
        case computed

        init(_ holding: Holding) {
            switch holding {
            case .strong: self = .stored
            case .weak: self = .weak
            case .unowned(let isOptional): self = .unowned(isOptional: isOptional)
            }
        }
    }

    var place: Place
    var kind = Kind.stored
}

/// The variables of a function, by block.
struct LocalVariables {
    private struct Block {
        var variables: [String: LocalVariable] = [:]
        /// The names in the local functions of the block.
        var shared: Set<String> = []
        /// The boxes of the block's own variables that its local functions share.
        var sharedBoxes: [Int] = []
    }

    private(set) var size = Activation.Size()
    private var blocks = [Block()]
    /// The variables of the function around that are used.
    var captured: [(outer: LocalVariable.Place, box: Int)] = []
    /// The places of the variables that no block around releases yet, in the order of declaration.
    private(set) var order: [LocalVariable.Place] = []

    /// True outside of all blocks but that of the function.
    var isInOutermostBlock: Bool { blocks.count == 1 }

    mutating func push() { blocks.append(Block()) }

    /// Returns the places of the variables since a position in the order, the last one first, which a block releases.
    mutating func released(since start: Int) -> [LocalVariable.Place] {
        defer { order.removeLast(order.count - start) }
        return order[start...].reversed()
    }

    mutating func pop() { blocks.removeLast() }

    /// Returns the variable of a name in the nearest block.
    func find(_ name: String) -> LocalVariable? {
        for block in blocks.reversed() { if let found = block.variables[name] { return found } }
        return nil
    }

    func findInBlock(_ name: String) -> LocalVariable? { blocks.last?.variables[name] }

    /// Lets local functions, which are made when the block around the place begins, share the variables of names that are
    /// declared in it from now on.
    mutating func share(_ names: Set<String>) { blocks[blocks.count - 1].shared.formUnion(names) }

    /// The boxes that the block around the place makes before its local functions.
    var boxesOfBlock: [Int] { blocks[blocks.count - 1].sharedBoxes }

    /// Returns true if the box of a variable is made before its statement runs, when its block begins.
    func isMadeWithBlock(_ box: Int) -> Bool { blocks.contains { $0.sharedBoxes.contains(box) } }

    mutating func newSlot() -> Int {
        size.slots += 1
        return size.slots - 1
    }

    mutating func newBox() -> Int {
        size.boxes += 1
        return size.boxes - 1
    }

    mutating func set(_ name: String, _ variable: LocalVariable) {
        if order.last != variable.place { order.append(variable.place) }
        let last = blocks.count - 1
        if case .box(let box) = variable.place, blocks[last].shared.contains(name) {
            blocks[last].sharedBoxes.append(box)
        }
        blocks[last].variables[name] = variable
    }

    /// Sets the variable of a local function, which is released before the others of its block.
    mutating func setFunction(_ name: String, _ variable: LocalVariable) {
        blocks[blocks.count - 1].variables[name] = variable
    }

    mutating func setOuter(_ name: String, _ variable: LocalVariable) { blocks[0].variables[name] = variable }
}

extension Compiler {
    /// Declares a variable in the block around the place.
    @discardableResult
    func declare(_ name: String, _ kind: LocalVariable.Kind = .stored) -> LocalVariable {
        let isShared = shared.contains(name)
        let place: LocalVariable.Place = isShared ? .box(variables.newBox()) : .slot(variables.newSlot())
        let variable = LocalVariable(place: place, kind: kind)
        variables.set(name, variable)
        return variable
    }

    /// Returns the variable of a name, in this function or one around it; nil if it is global.
    func local(_ name: String) -> LocalVariable? {
        if let found = variables.find(name) { return found }
        guard let parent, let outer = parent.local(name) else { return nil }
        let variable = LocalVariable(place: .box(variables.newBox()), kind: outer.kind)
        if case .box(let box) = variable.place { variables.captured.append((outer.place, box)) }
        variables.setOuter(name, variable)
        return variable
    }

    /// Returns the code that reads a variable's place.
    func read(_ place: LocalVariable.Place) -> (Activation) -> Value {
        switch place {
        case .slot(let index): return { $0.slots[index] }
        case .box(let index): return { $0.boxes[index]?.value ?? .void }
        }
    }

    /// Returns the code that sets a variable's place.
    func write(_ place: LocalVariable.Place) -> (Activation, Value) -> Void {
        switch place {
        case .slot(let index): return { $0.slots[index] = $1 }
        case .box(let index): return { $0.box(index).value = $1 }
        }
    }

    /// Returns the code that begins a variable: closures that share an earlier one of the same block keep that.
    func begin(_ place: LocalVariable.Place) -> (Activation, Value) -> Void {
        guard case .box(let index) = place, !variables.isMadeWithBlock(index) else { return write(place) }
        return { $0.boxes[index] = Box($1) }
    }
}
