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
