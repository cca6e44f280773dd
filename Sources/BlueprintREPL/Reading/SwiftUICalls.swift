import BlueprintBindings
import Foundation
import SwiftSyntax

/// Rewrites calls of SwiftUI as those of Blueprint, with their arguments.
struct SwiftUICalls {
    /// The names that the document declares itself.
    let declared: Set<String>

    /// Returns a line of Swift with Blueprint's calls; nil if it has none of SwiftUI.
    func rewritten(_ line: String) -> String? {
        let core = line.trimmingPrefix(while: \.isWhitespace)
        let isChain = core.first == "."
        guard let tree = SourceParser.parseIfQuick((isChain ? "x" : "") + core), !tree.hasError else { return nil }
        let rewriter = Rewriter(calls: self)
        let text = rewriter.rewrite(tree).description
        guard rewriter.count > 0 else { return nil }
        return isChain ? String(text.dropFirst()) : text
    }

    /// Returns the Swift of words that name a modifier of SwiftUI: `.inset(uniform: 8)` for `padding 8`.
    func rewritten(words: [String]) -> String? {
        guard let name = words.first else { return nil }
        let arguments = words.dropFirst().map { word in
            word.first?.isLetter == true && !word.contains(":") ? "." + word : word
        }
        let list = "(\(arguments.joined(separator: ", ")))"
        if let modifier = rewritten(".\(name)\(list)") { return modifier }
        guard let type = SwiftUIForm.all.map(\.name).first(where: { $0.lowercased() == name }) else { return nil }
        return rewritten(arguments.isEmpty ? "\(type) { }" : type + list)
    }

    /// Returns Blueprint's call for one of SwiftUI, without what comes before its dot and its closure.
    fileprivate func result(_ name: String, _ arguments: [(label: String?, value: String)]) -> String? {
        guard !declared.contains(String(name.drop { $0 == "." })) else { return nil }
        let values = arguments.map(\.value)
        if name == ".padding", let edge = values.first, let inset = SwiftUIForm.paddings[edge], values.count <= 2 {
            return Self.filled(inset, with: [values.count > 1 ? values[1] : "16"])
        }
        // The largest width means to fill, which is no size.
        guard !values.contains(".infinity") else { return nil }
        let labels = arguments.map(\.label)
        return SwiftUIForm.all.first { $0.name == name && $0.labels == labels }.map {
            Self.filled($0.blueprint, with: values)
        }
    }

    /// Returns the statement that sets the property of a label that a modifier of a text becomes; nil for another
    /// modifier.
    fileprivate func statement(_ name: String, _ arguments: [(label: String?, value: String)]) -> String? {
        guard let property = SwiftUIForm.textProperties[name], arguments.count < 2 else { return nil }
        guard let argument = arguments.first else {
            return name == ".bold" ? "$0.font = .boldSystemFont(ofSize: 17)" : nil
        }
        let value = Self.filled("$0", with: [argument.value])
        let font = value.wholeMatch(of: /\.system\(size: ([0-9.]+)\)/).map { ".systemFont(ofSize: \($0.1))" }
        return "$0.\(property) = \(font ?? SwiftUIForm.fonts[value] ?? value)"
    }

    /// Returns the statements of a label's closure with another one; a bold font keeps the size of the one before it.
    fileprivate static func configuring(_ before: [String], with statement: String, isBold: Bool) -> [String] {
        guard isBold, let index = before.lastIndex(where: { $0.hasPrefix("$0.font = ") }) else {
            return before + [statement]
        }
        let font = before[index].dropFirst("$0.font = ".count)
        let size = font.wholeMatch(of: /\.systemFont\(ofSize: ([0-9.]+)\)/).map { String($0.1) }
        var result = before
        result[index] = "$0.font = .boldSystemFont(ofSize: \(size ?? "UIFont\(font).pointSize"))"
        return result
    }

    private static func filled(_ form: String, with values: [String]) -> String {
        values.enumerated().reduce(form) { text, argument in
            let value = argument.element.trimmingPrefix("Color.")
            let isShorter = value.count < argument.element.count
            return text.replacing("$\(argument.offset)", with: isShorter ? "." + value : value)
        }
    }
}

private final class Rewriter: SyntaxRewriter {
    let calls: SwiftUICalls
    /// The number of rewritten calls.
    private(set) var count = 0
    // The texts that became labels, with the statements that configure them.
    private var labels: [String: [String]] = [:]

    init(calls: SwiftUICalls) {
        self.calls = calls
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let call = visited.as(FunctionCallExprSyntax.self) else { return visited }
        let arguments = call.arguments.map { ($0.label?.text, $0.expression.trimmedDescription) }
        var head = ""
        let name: String
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            head = member.base?.description ?? ""
            name = "." + member.declName.baseName.text
            head += member.period.leadingTrivia.description
        } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            head = callee.leadingTrivia.description
            name = callee.baseName.text
        } else {
            return visited
        }
        if let label = configured(head, name, arguments) { return replacement(label + call.trailingTrivia.description) }
        if name == SwiftUIForm.text.blueprint, call.trailingClosure == nil { labels[visited.trimmedDescription] = [] }
        guard let result = calls.result(name, arguments) else { return visited }
        count += 1
        let closure = call.trailingClosure.map { " " + $0.trimmedDescription } ?? ""
        let text = head + result + closure
        if name == SwiftUIForm.text.swiftUI { labels[text.trimmingCharacters(in: .whitespacesAndNewlines)] = [] }
        return replacement(text + call.trailingTrivia.description)
    }

    /// Returns the text of a label with one more statement in its closure; nil for what is not a modifier of a text.
    private func configured(_ head: String, _ name: String, _ arguments: [(String?, String)]) -> String? {
        let core = head.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let before = labels[core], let statement = calls.statement(name, arguments) else { return nil }
        let bare = before.isEmpty ? core : String(core.dropLast(Self.closure(before).count))
        let statements = SwiftUICalls.configuring(before, with: statement, isBold: name == ".bold")
        let result = bare + Self.closure(statements)
        labels[result] = statements
        count += 1
        return String(head.prefix { $0.isWhitespace }) + result
    }

    private static func closure(_ statements: [String]) -> String { " { \(statements.joined(separator: "; ")) }" }

    /// Returns an expression of which only the text is read.
    private func replacement(_ text: String) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }
}

extension LineReader {
    /// Returns a line of SwiftUI in Blueprint's Swift; nil if it names nothing of SwiftUI that is unknown here.
    func blueprintCalls(for line: String) -> String? {
        let calls = SwiftUICalls(declared: Set(document.outline.declarations.map(\.name) + document.stubs.map(\.name)))
        guard case .unknown = classify(line) else { return calls.rewritten(line) }
        return calls.rewritten(words: Word.split(line).map(\.text))
    }
}
