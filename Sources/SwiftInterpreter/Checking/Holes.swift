extension Findings {
    /// Makes notes of the mistakes after the first ones that name a type which a later source may declare: the code around
    /// it has not run yet.
    ///
    /// - Parameter absent: the names that none declares.
    mutating func acceptUnknownTypes(after count: Int, besides absent: AbsentNames) {
        let isOpen: (Mistake) -> Bool = { mistake in
            guard case .name(let name, _, _)? = mistake.hint, absent.declaration(name) == nil else {
                return false
            }
            return name.first?.isUppercase == true
        }
        notes += mistakes[count...].filter(isOpen).map { mistake in
            var note = mistake
            note.message = .sentence(note.message.text + "; declare it before this code runs")
            return note
        }
        mistakes = mistakes[..<count] + mistakes[count...].filter { !isOpen($0) }
    }
}

/// The parts that declarations omit: what is not declared can only be declared there.
struct Holes {
    /// Returns the place in the text that an offset means.
    private let place: (Int) -> Int
    private var names: [Int: (hole: Hole, type: String, name: String)] = [:]
    /// The notes on the parts.
    private(set) var notes: [Mistake] = []

    /// Finds the omitted parts of the types that statements declare.
    init(_ statements: [Statement], _ place: @escaping (Int) -> Int) {
        self.place = place
        for statement in statements {
            switch statement.kind {
            case .type(let code), .extended(let code): add(code)
            default: break
            }
        }
    }

    private mutating func add(_ code: TypeDeclaration) {
        for nested in code.nested { add(nested) }
        guard let hole = code.traits.hole else { return }
        for (name, offset) in hole.names { names[place(offset)] = (hole, code.name, name) }
        let node = Expression(.nilLiteral, at: hole.offset)
        let message = "'\(code.name)' is incomplete: the comment '// \(hole.text)' is in place of code"
        notes.append(Mistake(message: .sentence(message), node: node, weight: 0))
    }

    /// Returns the mistake that a name is not found, in words that name the omitted part around it.
    func explained(_ mistake: Mistake) -> Mistake {
        guard case .name(let name, _, _)? = mistake.hint,
            let found = names[place(mistake.offset ?? mistake.node.offset)],
            found.name == name
        else { return mistake }
        var result = mistake
        result.message =
            "'\(name)' is not declared: the comment '// \(found.hole.text)' in '\(found.type)' is in its place"
        result.hint = .fix("declare it in place of the comment")
        return result
    }
}
