/// The text that `dump(_:)` prints: each part of a value on a line of its own.
struct Dump {
    private let printer: Printer
    /// The number of values that may still be shown.
    private var itemsLeft: Int
    /// The objects and types that were printed, in their order.
    private var visited: [ObjectIdentity: Int] = [:]
    private(set) var text = ""

    init(_ printer: Printer, maxItems: Int) {
        self.printer = printer
        itemsLeft = maxItems
    }

    /// Adds a value; `depth` is the number of levels that may still be shown.
    mutating func add(_ value: Value, _ type: Type, name: String?, indent: Int, depth: Int) throws {
        guard itemsLeft > 0 else { return }
        try printer.runner.budget.step()
        let reflection = try printer.reflection(of: value, type)
        if let native = reflection.native { return add(native, name, indent, depth) }
        itemsLeft -= 1
        start(name, reflection.children.count, indent, depth)
        text += reflection.summary
        guard note(reflection.identity) else { return }
        text += "\n"
        guard depth > 0 else { return }
        try add(reflection.ancestors[...], indent: indent + 2, depth: depth - 1)
        try add(reflection.children, indent, depth)
    }

    /// Begins a line.
    private mutating func start(_ name: String?, _ count: Int, _ indent: Int, _ depth: Int) {
        text += String(repeating: " ", count: indent) + (count == 0 ? "-" : depth <= 0 ? "▹" : "▿") + " "
        if let name { text += name + ": " }
    }

    /// Adds the number of an object; returns false if its parts were printed before.
    private mutating func note(_ identity: ObjectIdentity?) -> Bool {
        guard let identity else { return true }
        if let known = visited[identity] {
            text += " #\(known)\n"
            return false
        }
        text += " #\(visited.count)"
        visited[identity] = visited.count
        return true
    }

    /// Adds the parts of an object that its superclasses declare.
    private mutating func add(_ ancestors: ArraySlice<Reflection.Ancestor>, indent: Int, depth: Int) throws {
        guard let nearest = ancestors.first, itemsLeft > 0 else { return }
        itemsLeft -= 1
        start("super", nearest.children.count, indent, depth)
        text += nearest.name + "\n"
        guard depth > 0 else { return }
        try add(ancestors.dropFirst(), indent: indent + 2, depth: depth - 1)
        try add(nearest.children, indent, depth)
    }

    private mutating func add(_ children: [Reflection.Child], _ indent: Int, _ depth: Int) throws {
        for (index, child) in children.enumerated() {
            guard itemsLeft > 0 else {
                let rest = children.count - index
                text += String(repeating: " ", count: indent + 4) + "(\(rest)\(index > 0 ? " more" : "") "
                text += rest == 1 ? "child)\n" : "children)\n"
                return
            }
            try add(child.value, child.type, name: child.name, indent: indent + 2, depth: depth - 1)
        }
    }

    /// Adds a value of compiled code, whose parts the interpreter does not know.
    private mutating func add(_ native: Any, _ name: String?, _ indent: Int, _ depth: Int) {
        var own = ""
        dump(native, to: &own, name: name, indent: indent, maxDepth: depth, maxItems: itemsLeft)
        itemsLeft -= own.count { $0 == "\n" }
        text += own
    }
}

extension Library {
    /// Prints the parts of a value and returns the value.
    func dumped(_ arguments: [Value?], _ type: Type) throws -> Value {
        let value = arguments.first.flatMap { $0 } ?? .void
        func number(_ index: Int, _ preset: Int) -> Int {
            if index < arguments.count, case .int(let number)? = arguments[index] { return number }
            return preset
        }
        var name: String?
        if arguments.count > 1, case .present(.string(let given))? = arguments[1] { name = given }
        let (indent, depth) = (number(2, 0), number(3, .max))
        if indent < 0 { throw BindingError("Range requires lowerBound <= upperBound") }
        var dump = Dump(runner.printer, maxItems: number(4, .max))
        try dump.add(value, type, name: name, indent: indent, depth: depth)
        runner.print(dump.text)
        return value
    }
}
