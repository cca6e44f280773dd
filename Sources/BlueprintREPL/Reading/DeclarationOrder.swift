import SwiftSyntax

/// The declarations among several inputs that run first, because earlier inputs use them, as they may in a Swift file.
///
/// Only inputs before the first command, and names declared once, are considered, because a name may be redeclared
/// at a prompt.
struct DeclarationOrder {
    /// The positions of the inputs that run before the others.
    let ahead: [Int]

    /// Finds the declarations that run first.
    init(_ inputs: [String], reader: LineReader) {
        let found = inputs.map { DeclaredAhead($0) }
        let names = found.flatMap { $0?.names ?? [] }
        let region = inputs.prefix { reader.isSwift($0, declaring: names) }.indices
        let counts = Dictionary(found.flatMap { $0?.keys ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
        let ahead = region.filter { index in
            found[index]?.canBeAhead == true && found[index]?.keys.contains { counts[$0, default: 0] > 1 } == false
        }
        let isUsed = Self.isAnyUsed(Set(ahead), in: Array(inputs[region]), found)
        self.ahead = isUsed ? ahead : []
    }

    /// Runs the declarations that come first; returns their outputs by the index of the input.
    ///
    /// The error of a declaration that fails is reported when the declaration is reached.
    ///
    /// - Parameters:
    ///   - perform: runs one input.
    ///   - together: runs several declarations that use each other at once; nil if one of them fails.
    func run(
        _ inputs: [String],
        perform: (String) -> [Output],
        together: ([String]) -> [Output]?
    ) -> [Int: [Output]] {
        var result: [Int: [Output]] = [:]
        var left = ahead
        while !left.isEmpty {
            let count = left.count
            left.removeAll { index in
                let outputs = perform(inputs[index])
                guard !outputs.contains(where: { $0.kind == .error }) else { return false }
                result[index] = outputs
                return true
            }
            guard left.count == count else { continue }
            if count > 1, let outputs = together(left.map { inputs[$0] }) {
                for (index, output) in zip(left, outputs) { result[index] = [output] }
            }
            break
        }
        return result
    }

    /// Returns the names that an input declares.
    static func names(declaredBy input: String) -> [String] { DeclaredAhead(input)?.names ?? [] }

    /// Returns true if an input is a single type, function or extension.
    static func isOneDeclaration(_ input: String) -> Bool { DeclaredAhead(input)?.canBeAhead == true }

    /// Returns the types that an input extends.
    static func types(extendedBy input: String) -> [String] { DeclaredAhead(input)?.extended ?? [] }

    /// Returns true if an earlier input uses a declared name, or has an effect that an extension may change.
    private static func isAnyUsed(_ ahead: Set<Int>, in inputs: [String], _ found: [DeclaredAhead?]) -> Bool {
        var words: Set<Substring> = []
        var hasStatement = false
        for (index, input) in inputs.enumerated() {
            if let declaration = found[index], ahead.contains(index) {
                if declaration.isExtension, hasStatement { return true }
                if (declaration.names + declaration.members).contains(where: { words.contains($0[...]) }) {
                    return true
                }
            } else if found[index]?.isNothing != true {
                hasStatement = true
            }
            words.formUnion(input.split { !$0.isPartOfName })
        }
        return false
    }
}

extension LineReader {
    /// Returns true if an input is Swift, and not a command; the names are declared later.
    func isSwift(_ input: String, declaring names: [String]) -> Bool {
        switch classify(input, declaring: names) {
        case .nothing, .swift: true
        case .chain, .command, .unknown, .words: false
        }
    }
}

/// The declarations in an input of Swift.
private struct DeclaredAhead {
    var names: [String] = []
    /// The names, with the parameters of functions.
    var keys: [String] = []
    /// True if it is a single type, function or extension, whose meaning does not depend on its place.
    var canBeAhead = false
    var isExtension = false
    /// The types that it extends.
    var extended: [String] = []
    /// The members that it adds to them.
    var members: [String] = []
    var isNothing = false

    init?(_ input: String) {
        guard let tree = SourceParser.parseIfQuick(input), !tree.hasError else { return nil }
        isNothing = tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        for statement in tree.statements {
            guard case .decl(let node) = statement.item, let entry = DeclarationNames.entry(of: node) else { continue }
            isExtension = entry.keyword == "extension"
            canBeAhead = !["let", "var"].contains(entry.keyword) && tree.statements.count == 1
            if isExtension {
                extended.append(entry.name)
                let items = node.as(ExtensionDeclSyntax.self)?.memberBlock.members ?? []
                members += items.compactMap { DeclarationNames.entry(of: $0.decl)?.name }
                continue
            }
            names.append(entry.name)
            keys.append("\(entry.name)(\(entry.parameters))")
        }
    }
}
