import SwiftInterpreter
import SwiftSyntax

/// The files of a module as they become one document.
struct ModuleSource {
    private let module: ModuleText
    private let trees: [SourceFileSyntax]
    private let names: [PrivateNames.Renaming?]

    /// The number of errors of one kind that are said.
    private static let mostErrors = 5

    /// Parses the files.
    ///
    /// - Throws: an ``InputError`` with an offset in the text of the module, if a file is not complete Swift or cannot
    ///   be a part of a module.
    init(_ module: ModuleText) throws {
        self.module = module
        trees = try zip(module.files, module.starts).map { file, start in
            do {
                try SourceParser.checkSize(file.text)
                return try SourceParser.parseChecked(file.text)
            } catch var error as InputError {
                error.offset = (error.offset ?? 0) + start
                throw error
            }
        }
        names = module.isAlone ? trees.map { _ in nil } : try PrivateNames(module, trees).renamings()
        try checkStatements()
        try checkEntries()
    }

    /// Returns sentences about the private declarations that have other names in the document.
    static func renamed(in module: ModuleText) -> [String] {
        guard !module.isAlone, let source = try? ModuleSource(module) else { return [] }
        return zip(module.files, source.names).flatMap { file, renaming in
            (renaming?.names ?? [:]).sorted { $0.key < $1.key }.map { name, mark in
                "'\(name)' is private in \(file.path): in the document it is \(mark)"
            }
        }
    }

    /// Returns the parts of the files.
    func source() -> FileSource {
        var source = FileSource()
        for (index, tree) in trees.enumerated() {
            source.fileStart = module.starts[index]
            source.names = names[index]
            if module.isAlone, !module.files[index].isStubs {
                SavedDocument.append(fileOf: tree, to: &source)
            } else {
                append(tree, to: &source)
            }
        }
        return source
    }

    private func append(_ tree: SourceFileSyntax, to source: inout FileSource) {
        for statement in tree.statements {
            if case .decl(let declaration) = statement.item, let imported = declaration.as(ImportDeclSyntax.self) {
                source.appendComments(around: imported)
                source.imports.append(imported.sourceText)
            } else {
                source.append(statement)
            }
        }
        source.appendComments(before: tree.endOfFileToken)
    }

    /// The variables that get their values when they are first used: all outside of the file whose statements run.
    var lateVariables: Set<String> {
        var names: Set<String> = []
        for (index, tree) in trees.enumerated() where !runsStatements(of: index) {
            for statement in tree.statements {
                guard case .decl(let declaration) = statement.item,
                    let variable = declaration.as(VariableDeclSyntax.self)
                else { continue }
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                    names.insert(self.names[index]?.names[name] ?? name)
                }
            }
        }
        return names
    }

    private func runsStatements(of index: Int) -> Bool {
        if module.isAlone, !module.files[index].isStubs { return entries.isEmpty }
        return module.files[index].name == ModuleText.mainFile
    }

    // MARK: - Checks

    /// Throws an error at the statements of files whose statements do not run.
    private func checkStatements() throws {
        guard module.files.count > 1 else { return }
        var errors: [InputError] = []
        for (index, tree) in trees.enumerated() where !runsStatements(of: index) {
            // Of a file alone, statements beside @main are another mistake.
            guard !module.isAlone || module.files[index].isStubs else { continue }
            for statement in tree.statements where !statement.isPreview {
                let kind: String
                switch statement.item {
                case .decl: continue
                case .stmt: kind = "statements"
                case .expr: kind = "expressions"
                }
                errors.append(
                    InputError(
                        "\(kind) are not allowed at the top level",
                        fix: .advice(
                            "of the files of a module, only main.swift has statements; to run this file alone: "
                                + "blueprint run \(module.files[index].path)"
                        ),
                        at: statement.range.lowerBound + module.starts[index]
                    )
                )
            }
        }
        try throwFirst(of: errors)
    }

    /// Throws an error if more than one place starts the program.
    private func checkEntries() throws {
        let entries = entries
        if entries.count > 1 {
            try throwFirst(
                of: entries.dropFirst().map {
                    InputError(
                        "'main' attribute can only apply to one type in a module",
                        fix: "keep @main at one of the types",
                        at: $0
                    )
                }
            )
        }
        guard let entry = entries.first, hasMainFile || hasStatements else { return }
        throw InputError(
            "'main' attribute cannot be used in a module that contains top-level code",
            fix: "remove @main, or the statements outside of declarations",
            at: entry
        )
    }

    private var hasMainFile: Bool { !module.isAlone && module.files.last?.name == ModuleText.mainFile }

    private var hasStatements: Bool {
        trees.contains { tree in
            tree.statements.contains { if case .decl = $0.item { false } else { !$0.isPreview } }
        }
    }

    /// The offsets of the types that start the program, in the text of the module.
    private var entries: [Int] {
        zip(trees, module.starts).flatMap { tree, start in
            tree.statements.compactMap { statement -> Int? in
                guard case .decl(let declaration) = statement.item, DeclarationNames.isMain(declaration) else {
                    return nil
                }
                return declaration.range.lowerBound + start
            }
        }
    }

    private func throwFirst(of errors: [InputError]) throws {
        guard var first = errors.first else { return }
        first.others = Array(errors.dropFirst().prefix(Self.mostErrors - 1))
        first.omitted = max(0, errors.count - Self.mostErrors)
        throw first
    }
}
