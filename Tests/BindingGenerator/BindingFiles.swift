import SymbolGraphs

/// The generated files: for each module one with the members that only pass on what they get, one with the classes of
/// declared subclasses, and one with the delegates.
package struct BindingFiles {
    /// The modules whose types can be named in source.
    package static let modules = [
        "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "HeadlessUIKit",
    ]
    /// The folder of the files, from the root of the package.
    package static let folder = "Sources/BlueprintBindings"

    /// The texts by path in that folder; each is in a folder `Generated`.
    package private(set) var texts: [String: String] = [:]

    /// Generates the files.
    ///
    /// - Parameter graphs: the symbol graphs of the modules, each read alone so that its types are known to be its own.
    package init(_ graphs: [(module: String, files: SymbolFiles)], except exceptions: Exceptions) throws {
        let types = graphs.map { graph in (graph.module, graph.files.types.subtracting(exceptions.absent)) }
        let known = types.reduce(exceptions.known) { $0.union($1.1) }
            .union(graphs.flatMap(\.files.symbols).filter { $0.kind == "protocol" }.map(\.name))
        var members: [String: [Symbol]] = [:]
        for (_, files) in graphs {
            let overriding = Set(files.relations.filter { $0.kind == "overrides" }.map(\.source))
            for symbol in files.symbols
            where !overriding.contains(symbol.identifier) && !exceptions.absent.contains(".\(symbol.path.last ?? "")") {
                members[symbol.owner, default: []].append(symbol)
            }
        }
        let comments = Dictionary(
            graphs.flatMap(\.files.symbols).map { ($0.name, $0.comment) },
            uniquingKeysWith: { first, _ in first }
        )
        for (module, names) in types {
            let bound = names.sorted().map { name in
                BoundType(
                    name,
                    members: (members[name] ?? []).sorted { $0.location < $1.location },
                    section: exceptions.sections[name],
                    known: known
                )
            }
            let described = bound.filter { !$0.lines.isEmpty }
            let registrations = Self.registrations(names, comments: comments, exceptions)
            texts["Generated/\(module)Members.swift"] = Self.text(of: module, described, registrations: registrations)
        }
        texts["Interpreted/Generated/InterpretedClasses.swift"] =
            try OverridingClasses(ClassSymbols(graphs.map(\.files)), except: exceptions).text
        texts["Protocols/Generated/InterpretedDelegates.swift"] =
            try DelegateClasses(graphs.map(\.files), except: exceptions).text
        try Self.check(
            exceptions,
            types: types.reduce(into: exceptions.delegates) { $0.formUnion($1.1) },
            members: members
        )
    }

    /// Refuses exceptions about what does not exist.
    private static func check(_ exceptions: Exceptions, types: Set<String>, members: [String: [Symbol]]) throws {
        if let name = exceptions.registered.keys.sorted().first(where: { !types.contains($0) }) {
            throw Exceptions.Fault(description: "there is no type '\(name)': take its line out")
        }
        for (name, section) in exceptions.sections.sorted(by: { $0.key < $1.key }) {
            guard types.contains(name) else {
                throw Exceptions.Fault(description: "there is no type '\(name)': take its section out")
            }
            // What is bound by hand may come from a superclass or an extension of Swift's own types.
            let present = section.byHand.union((members[name] ?? []).compactMap(\.path.last))
            if let member = section.order.first(where: { !present.contains($0) }) {
                throw Exceptions.Fault(description: "\(name) has no member '\(member)': take its line out")
            }
        }
    }

    /// Returns the lines that register the enums without values and the sets of options among types.
    private static func registrations(_ names: Set<String>, comments: [String: [String]], _ exceptions: Exceptions)
        -> [String]
    {
        names.sorted().flatMap { name -> [String] in
            guard let type = exceptions.registered[name] else { return [] }
            let text = (type.summary ?? Summary(comments[name] ?? []).text).asLiteral
            return MemberSource.call(
                "table.register\(type.kind.capitalized)",
                ["of: \(name).self", "as: \(name.asLiteral)", "summary: \(text)"]
            )
        }
    }

    private static func text(of module: String, _ types: [BoundType], registrations: [String]) -> String {
        var lines = [
            "// Written by `swift run generate-bindings` from the declarations of \(module): change those, or",
            "// Tests/BindingGenerator/Exceptions.txt.",
            "// swift-format-ignore-file",
            "",
        ]
        lines += (["Foundation", "SwiftInterpreter"] + modules).sorted().map { "import \($0)" }
        lines += [
            "",
            "/// The members of \(module) that only pass on what they get.",
            "extension Binding {",
            "    /// Describes the members of all types of \(module), before the bindings of these types.",
            "    static func describe\(module)(in table: BindingTable) {",
        ]
        lines += types.map { "        table.describe(\($0.name.asLiteral), \($0.function))" }
        lines += registrations.map { "        \($0)" } + ["    }"]
        for type in types {
            lines += ["", "    private static func \(type.function)(_ type: TypeRegistration<\(type.name)>) {"]
            lines += type.lines.map { "        \($0)" } + ["    }"]
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }
}

extension BoundType {
    /// The name of the function that describes it.
    fileprivate var function: String { "describe\(name.replacing(".", with: ""))" }
}

extension SymbolFiles {
    /// The names of the structs, enums and classes without generic parameters.
    fileprivate var types: Set<String> {
        Set(symbols.filter { ["struct", "enum", "class"].contains($0.kind) && !$0.isGeneric }.map(\.name))
    }
}
