import BindingGenerator
import SymbolGraphs

/// The lines that are generated for one type of a module.
struct Generated {
    /// The lines of its function, without indentation.
    let lines: [String]
    /// The whole file.
    let text: String

    /// Generates the members of a class `Lamp`.
    init(_ members: [Symbol], except exceptions: String = "", overriding: [String] = []) throws {
        let relations = overriding.map { SymbolRelation(kind: "overrides", source: "Lamp.\($0)", target: "") }
        let files = try BindingFiles(
            [("Lights", SymbolFiles(symbols: [Symbol(kind: "class", path: ["Lamp"])] + members, relations: relations))],
            except: Exceptions("known Bool Int String\n" + exceptions)
        )
        text = files.texts["Generated/LightsMembers.swift"] ?? ""
        let all = text.split(separator: "\n").map(String.init)
        let start = all.firstIndex { $0.hasPrefix("    private static func describeLamp(") } ?? all.endIndex
        lines = all[start...].dropFirst().prefix { $0 != "    }" }.map { String($0.dropFirst(8)) }
    }
}

extension Symbol {
    /// A member of `Lamp`.
    static func member(_ kind: String, _ name: String, _ declaration: String, _ comment: String = "", line: Int = 0)
        -> Symbol
    {
        Symbol(
            kind: kind,
            path: ["Lamp", name],
            declaration: declaration,
            comment: comment.isEmpty ? [] : [comment],
            location: Location(file: "Lamp", line: line)
        )
    }
}
