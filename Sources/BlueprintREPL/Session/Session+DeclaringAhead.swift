import BlueprintInspector
import SwiftSyntax

/// Declarations that stand below what uses them, as they may in a file of Swift.
extension Session {
    /// Makes the declarations of types and functions among inputs before any of them runs, if one that stands further
    /// up names them; gives what was said of each, by the place of its input.
    ///
    /// Only what stands before the first command can be meant so, and only a name that is declared once: at a prompt, a
    /// name may be declared anew. A declaration that cannot be made yet is left for its turn, when its error is told.
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
                // Those that name each other are made together.
                if let outputs = declareTogether(left.map { inputs[$0] }) {
                    for (index, output) in zip(left, outputs) { result[index] = [output] }
                }
                break
            }
        }
        return result
    }

    /// Makes several declarations at once; nil if one of them is wrong.
    private func declareTogether(_ inputs: [String]) -> [Output]? {
        guard inputs.count > 1 else { return nil }
        do {
            var edited = document
            var outputs: [Output] = []
            for input in inputs {
                let typed = try SwiftInput(input, catalog: edited.vocabulary)
                edited = try edited.declaring(typed)
                outputs.append(Output(.result, StyledText("\(try typed.declaration()?.name ?? "") is declared")))
            }
            let edit = Document.Edit(document: edited, selection: current.selection.number)
            _ = try commit(edit, selection: current.selection) { _ in "" }
            return outputs
        } catch {
            return nil
        }
    }

    private func isSwift(_ input: String, declaring names: [String]) -> Bool {
        let known = Set(names).union(document.outline.declarations.map(\.name))
        let line = InputLine.classify(
            input,
            names: .init(commands: Commands.names, isWrapper: language.commands.isCommand, declared: known)
        )
        switch line {
        case .nothing, .swift: return true
        case .chain, .command, .unknown, .words: return false
        }
    }

    /// Whether an input further up names what is declared, or does something that an extension may bear on.
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

/// What an input of Swift declares.
private struct DeclaredAhead {
    var names: [String] = []
    /// The names, those of functions with their parameters.
    var keys: [String] = []
    /// Whether it is a type, a function or an extension alone, which means the same wherever it stands.
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
