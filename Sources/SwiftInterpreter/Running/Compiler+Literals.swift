/// The code of literals.
extension Compiler {
    func literal(_ node: Expression) throws -> Code {
        let type = type(of: node)
        switch node.kind {
        case .integer(let value): return number(.int(value), type, .integer, node)
        case .largeInteger(let value): return number(runner.library.value(of: value), type, .integer, node)
        case .float(let value): return number(.double(value), type, .float, node)
        case .boolean(let value): return made(Code(constant: .bool(value)), type, .boolean, node)
        case .nilLiteral:
            return type.wrapped != nil ? Code(constant: .nil) : made(Code(constant: .void), type, .nothing, node)
        case .string(let parts): return try string(parts, type, node)
        case .array(let elements): return try array(elements, type, node)
        case .dictionary(let pairs): return try dictionary(pairs, type, node)
        default: return Code(constant: .void)
        }
    }

    private func number(_ value: Value, _ type: Type, _ kind: LiteralKind, _ node: Expression) -> Code {
        if let known = runner.library.number(value, type) { return Code(constant: known) }
        return made(Code(constant: value), type, kind, node)
    }

    /// Returns the code of a literal of a type that is made from the value of the literal.
    private func made(_ value: Code, _ type: Type, _ kind: LiteralKind, _ node: Expression) -> Code {
        if !type.isMember, let constant = value.constant, runner.library.isDirect(kind, type) {
            return Code(constant: constant)
        }
        let (run, runner, find, place) = (value.run, runner, concrete(type), location(node.offset))
        return Code { here in
            try runner.library.literal(try run(here), find(here), kind, at: place)
        }
    }

    private func string(_ parts: [Expression.StringPart], _ type: Type, _ node: Expression) throws -> Code {
        if let collecting = findings.details.interpolations[ObjectIdentifier(node)] {
            let (run, runner, find, place) = (try code(collecting).run, runner, concrete(type), location(node.offset))
            return Code { here in try runner.library.interpolated(try run(here), find(here), at: place) }
        }
        var pieces: [(text: String, code: Code?, type: Type)] = []
        for part in parts {
            switch part {
            case .text(let text): pieces.append((text, nil, .error))
            case .value(let node): pieces.append(("", try code(node), self.type(of: node)))
            }
        }
        if pieces.allSatisfy({ $0.code == nil }) {
            let text = pieces.map(\.text).joined()
            return made(Code(constant: .string(text)), type, text.count == 1 ? .character : .string, node)
        }
        let printer = runner.printer
        let runs = pieces.map { piece -> (Activation) throws -> String in
            guard let code = piece.code else {
                let text = piece.text
                return { _ in text }
            }
            if let int = code.int { return { String(try int($0)) } }
            let (run, find) = (code.run, concrete(piece.type))
            return { here in try printer.checked(try run(here), find(here)) }
        }
        let limit = runner.budget.limits.maximumCount
        let text = Code { here in
            var text = ""
            for run in runs { text += try run(here) }
            if text.utf8.count > limit { throw BindingError("a string of more than \(limit) bytes is too large") }
            return .string(text)
        }
        return made(text, type, .interpolated, node)
    }

    private func array(_ elements: [Expression], _ type: Type, _ node: Expression) throws -> Code {
        let element = elementType(type)
        let codes = try elements.map { node in try element.map { try code(node, as: $0) } ?? code(node) }
        let runs = codes.map(\.run)
        let list = Code { here in
            var values: [Value] = []
            values.reserveCapacity(runs.count)
            for run in runs { values.append(try run(here)) }
            return .array(values)
        }
        return made(list, type, .array(.error), node)
    }

    /// Returns the type of the elements of a collection's literal.
    private func elementType(_ type: Type) -> Type? {
        if case .nominal(let nominal, let arguments) = type.form, nominal.name == "Array" { return arguments[0] }
        return runner.lookup.associated("ArrayLiteralElement", of: type)
            ?? runner.lookup.associated("Element", of: type)
    }

    private func dictionary(_ pairs: [(key: Expression, value: Expression)], _ type: Type, _ node: Expression) throws
        -> Code
    {
        let key = runner.lookup.associated("Key", of: type)
        let value = runner.lookup.associated("Value", of: type)
        let codes = try pairs.map { pair in
            (
                try key.map { try code(pair.key, as: $0) } ?? code(pair.key),
                try value.map { try code(pair.value, as: $0) } ?? code(pair.value)
            )
        }.map { ($0.0.run, $0.1.run) }
        let list = Code { here in
            .array(
                try codes.map { .tuple([.init(try $0.0(here)), .init(try $0.1(here))]) }
            )
        }
        return made(list, type, .dictionary(.error, .error), node)
    }
}

/// The code of literals whose value is where they stand.
extension Compiler {
    func special(_ literal: SpecialLiteral, _ node: Expression) throws -> Code {
        special(literal, type(of: node), at: node.offset)
    }

    /// Returns the code of the default value of a parameter that is such a literal; nil for other values.
    ///
    /// - Parameter name: the offset of the name of what is called.
    func specialDefault(_ declaration: Declaration, _ index: Int, at name: Int) -> ((Activation) throws -> Value)? {
        let defaults: [Expression?] =
            switch declaration.implementation {
            case .code(let code)?: code.defaults
            case .accessors(let code)?: code.getter.defaults
            default: []
            }
        guard index < defaults.count, case .special(let literal)? = defaults[index]?.kind else { return nil }
        return special(literal, declaration.parameters[index].type, at: name, isCall: true).run
    }

    /// - Parameter isCall: true if the place is the bracket after a name.
    private func special(_ literal: SpecialLiteral, _ type: Type, at offset: Int, isCall: Bool = false) -> Code {
        let (runner, source) = (runner, unit.source)
        let name = context.functionName ?? "main"
        // A place in a file is looked for once.
        var found: (offset: Int, place: FilePlace?)?
        func place() -> (offset: Int, inFile: FilePlace?) {
            let offset = isCall ? source.bracket(after: offset) : source.place(of: offset)
            if let found, found.offset == offset { return (offset, found.place) }
            let place = source.fileName == Self.document ? runner.state.filePlace(offset) : nil
            found = (offset, place)
            return (offset, place)
        }
        return Code { _ in
            if literal == .function { return .string(name) }
            let (offset, inFile) = place()
            let path = inFile?.path ?? source.fileName
            switch literal {
            case .function: return .string(name)
            case .file, .filePath: return .string(path)
            case .fileID: return .string("main/" + (path.split(separator: "/").last.map(String.init) ?? path))
            case .line, .column:
                // The value is another one when the line moves.
                runner.recorder.noteUse()
                let line = source.line(around: offset)
                let number = Value.int(literal == .line ? inFile?.line ?? line.number : offset - line.offset + 1)
                return runner.library.number(number, type) ?? number
            }
        }
    }

    /// The name of a source whose parts may come from files.
    private static var document: String { "document" }
}

extension SourceBuffer {
    /// Returns the offset of the first bracket or closure after a name.
    fileprivate func bracket(after name: Int) -> Int {
        let start = place(of: name)
        return bytes[min(start, length)...].firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") } ?? start
    }
}
