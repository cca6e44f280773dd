import BlueprintInspector
import SwiftSyntax

/// Declarations that follow their uses, as they may in a Swift file.
extension Session {
    /// Runs the declarations of types and functions among inputs first, if an earlier input uses one of them.
    ///
    /// Returns their outputs, by the index of the input.
    ///
    /// Only inputs before the first command, and names declared once, are considered, because a name may be redeclared
    /// at a prompt. The error of a declaration that fails is reported when the declaration is reached.
    func declareAhead(_ inputs: [String]) -> [Int: [Output]] {
        guard inputs.count > 1 else { return [:] }
        let found = inputs.map { DeclaredAhead($0) }
        let names = found.flatMap { $0?.names ?? [] }
        let region = inputs.prefix { isSwift($0, declaring: names) }.indices
        let counts = Dictionary(found.flatMap { $0?.keys ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
        let ahead = region.filter { index in
            found[index]?.canBeAhead == true && found[index]?.keys.contains { counts[$0, default: 0] > 1 } == false
        }
        guard isAnyUsed(Set(ahead), in: Array(inputs[region]), found) else { return [:] }
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
            if left.count == count {
                // Declarations that use each other are made together.
                if let outputs = declareTogether(left.map { inputs[$0] }) {
                    for (index, output) in zip(left, outputs) { result[index] = [output] }
                }
                break
            }
        }
        return result
    }

    /// Makes several declarations at once; nil if one of them fails.
    private func declareTogether(_ inputs: [String]) -> [Output]? {
        guard inputs.count > 1 else { return nil }
        do {
            var edited = document
            var outputs: [Output] = []
            for input in inputs {
                let typed = try SwiftInput(input, catalog: edited.vocabulary)
                edited = try edited.declaring(typed)
                outputs.append(Output(.result, StyledText("\(try typed.declaration()?.name ?? "") declared")))
            }
            let edit = Document.Edit(document: edited, selection: current.selection.number)
            _ = try commit(edit, selection: current.selection) { _ in "" }
            return outputs
        } catch {
            return nil
        }
    }

    /// Returns the names that an input declares.
    func names(declaredBy input: String) -> [String] { DeclaredAhead(input)?.names ?? [] }

    /// Forgets an input that runs again later, so that a transcript contains it once.
    func forgetLastInput() {
        inputs.removeLast()
    }

    /// Returns true if an input is Swift, and not a command; the names are declared later.
    func isSwift(_ input: String, declaring names: [String]) -> Bool {
        let known = Set(names).union(document.outline.declarations.map(\.name))
        let line = InputLine.classify(
            input,
            names: .init(commands: Commands.names, isWrapper: language.commands.isCommand, isDeclared: known.contains)
        )
        switch line {
        case .nothing, .swift: return true
        case .chain, .command, .unknown, .words: return false
        }
    }

    /// Returns true if an earlier input uses a declared name, or has an effect that an extension may change.
    private func isAnyUsed(_ ahead: Set<Int>, in inputs: [String], _ found: [DeclaredAhead?]) -> Bool {
        var words: Set<Substring> = []
        var hasStatement = false
        for (index, input) in inputs.enumerated() {
            if let declaration = found[index], ahead.contains(index) {
                if declaration.isExtension, hasStatement { return true }
                if declaration.names.contains(where: { words.contains($0[...]) }) { return true }
            } else if found[index]?.isNothing != true {
                hasStatement = true
            }
            words.formUnion(input.split { !$0.isPartOfName })
        }
        return false
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
    var isNothing = false

    init?(_ input: String) {
        guard let tree = SourceParser.parseIfQuick(input), !tree.hasError else { return nil }
        isNothing = tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        for statement in tree.statements {
            guard case .decl(let node) = statement.item, let entry = DeclarationNames.entry(of: node) else { continue }
            isExtension = entry.keyword == "extension"
            canBeAhead = !["let", "var"].contains(entry.keyword) && tree.statements.count == 1
            if isExtension { continue }
            names.append(entry.name)
            keys.append("\(entry.name)(\(entry.parameters))")
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
