import BlueprintBindings
import Foundation
import HeadlessUIKit
import SwiftSyntax

/// Rewrites calls of SwiftUI as those of Blueprint, with their arguments.
struct SwiftUICalls {
    /// The names that the document declares itself.
    let declared: Set<String>
    /// Returns true if a call of the name makes an element.
    var isElement: (String) -> Bool
    /// Returns true if elements have a method of the name.
    var isModifier: (String) -> Bool
    /// The number of the label that lines can set; nil if there is none.
    var label: Int?

    /// A line in Blueprint's Swift, and what it lacks.
    struct Rewritten {
        /// The line; empty if nothing is left.
        var text: String
        /// Sentences about modifiers that are left out.
        var notes: [String] = []
    }

    /// Returns a line of Swift with Blueprint's calls; nil if it has none of SwiftUI.
    func rewritten(_ line: String) -> Rewritten? {
        let core = line.trimmingPrefix(while: \.isWhitespace)
        let isChain = core.first == "."
        let start = isChain ? SwiftUIRewriter.selection : ""
        guard let tree = SourceParser.parseIfQuick(start + core), !tree.hasError else { return nil }
        let rewriter = SwiftUIRewriter(calls: self)
        let text = rewriter.rewrite(tree).description
        guard rewriter.count > 0 else { return nil }
        return Rewritten(text: String(text.dropFirst(start.count)), notes: rewriter.notes)
    }

    /// Returns the Swift of words that name a modifier of SwiftUI: `.inset(uniform: 8)` for `padding 8`.
    func rewritten(words: [String]) -> Rewritten? {
        guard let name = words.first else { return nil }
        let values = Array(words.dropFirst())
        let arguments = values.map(Self.value)
        let list = "(\(arguments.joined(separator: ", ")))"
        let forms = SwiftUIForm.all.filter { $0.name == "." + name }
        let labels = Set(forms.flatMap(\.labels).compactMap(\.self))
        if !values.contains(where: labels.contains), let modifier = rewritten(".\(name)\(list)") { return modifier }
        for form in forms {
            // A label is no value.
            guard let list = Self.list(values, labels: form.labels, allLabels: labels) else { continue }
            if let modifier = rewritten(".\(name)\(list)") { return modifier }
        }
        guard let type = SwiftUIForm.all.map(\.name).first(where: { $0.lowercased() == name }) else { return nil }
        return rewritten(arguments.isEmpty && SwiftUIForm.containers.contains(type) ? "\(type) { }" : type + list)
    }

    /// Returns a word as a value in Swift: `.red` for `red`.
    private static func value(_ word: String) -> String {
        word.first?.isLetter == true && !word.contains(":") ? "." + word : word
    }

    /// Returns words as arguments with labels, of which the words may name some: `(.red, width: 2)` for `red 2` and
    /// `red width 2`; nil if there are too few or too many.
    private static func list(_ words: [String], labels: [String?], allLabels: Set<String>) -> String? {
        var rest = words[...]
        var arguments: [String] = []
        for label in labels {
            if let label, rest.count > 1, rest.first == label { rest.removeFirst() }
            guard let word = rest.popFirst(), !allLabels.contains(word) else { return nil }
            arguments.append((label.map { "\($0): " } ?? "") + value(word))
        }
        return rest.isEmpty ? "(\(arguments.joined(separator: ", ")))" : nil
    }

    /// Returns Blueprint's call for one of SwiftUI, without what comes before its dot; nil if there is none.
    func result(_ call: SwiftUICall) -> String? {
        guard !declared.contains(String(call.name.drop { $0 == "." })) else { return nil }
        let values = call.values
        if call.name == ".padding", let edge = values.first, let inset = SwiftUIValue.paddings[edge], values.count <= 2
        {
            return inset.replacing("$0", with: values.count > 1 ? values[1] : "16")
        }
        if call.name == ".padding", let edges = values.first, values.count <= 2,
            let inset = SwiftUIValue.inset(edges: edges, by: values.count > 1 ? values[1] : "16")
        {
            return inset
        }
        if call.name == ".frame", call.labels == ["maxWidth", "alignment"], values[0] == ".infinity" {
            return call.filled(".aligned($aligned1)")
        }
        // The largest width means to fill, which is no size.
        guard !values.contains(".infinity") else { return nil }
        let name = Self.capitalized(call.name)
        for form in SwiftUIForm.all where form.name == name && form.labels == call.labels {
            guard form.first == nil || form.first == values.first else { continue }
            if let result = call.filled(form.blueprint) { return result }
        }
        return nil
    }

    /// Returns the name of a call as SwiftUI spells it: `VStack` for `vstack`.
    private static func capitalized(_ name: String) -> String {
        let names = SwiftUIForm.all.lazy.map(\.name)
        return names.first { $0 == name } ?? names.first { $0.lowercased() == name } ?? name
    }

    /// Returns the statement that sets the property of a label that a modifier of a text becomes; nil for another
    /// modifier.
    func statement(_ call: SwiftUICall) -> String? {
        guard let property = SwiftUIValue.textProperties[call.name], call.arguments.count < 2 else { return nil }
        guard let value = call.values.first else {
            return call.name == ".bold" ? "$0.font = .boldSystemFont(ofSize: 17)" : nil
        }
        let font = value.wholeMatch(of: /\.system\(size: ([0-9.]+)\)/).map { ".systemFont(ofSize: \($0.1))" }
        return "$0.\(property) = \(font ?? SwiftUIValue.fonts[value] ?? value)"
    }

    /// Returns the sentence about a modifier that is left out.
    func note(_ call: SwiftUICall) -> String? {
        if call.values.contains(".infinity") {
            return "\(call.text): the parent decides; Column(alignment: .fill) widens its children,"
                + " Row(alignment: .fill) makes them as high as itself"
        }
        guard let statement = statement(call) else { return nil }
        let setting = statement.dropFirst("$0.".count).replacing(" =", with: "", maxReplacements: 1)
        let example = label.map { "type set #\($0) \(setting)" } ?? "write Label(text: …) { \(statement) }"
        return "\(call.text) sets a property of labels: \(example)"
    }

    /// Returns the statements of a label's closure with another one; a bold font keeps the size of the one before it.
    static func configuring(_ before: [String], with statement: String, isBold: Bool) -> [String] {
        guard isBold, let index = before.lastIndex(where: { $0.hasPrefix("$0.font = ") }) else {
            return before + [statement]
        }
        let font = before[index].dropFirst("$0.font = ".count)
        let size = font.wholeMatch(of: /\.systemFont\(ofSize: ([0-9.]+)\)/).map { String($0.1) }
        var result = before
        result[index] = "$0.font = .boldSystemFont(ofSize: \(size ?? "UIFont\(font).pointSize"))"
        return result
    }
}

extension LineReader {
    /// Returns a line of SwiftUI in Blueprint's Swift; nil if it names nothing of SwiftUI that is unknown here.
    func blueprintCalls(for line: String) -> SwiftUICalls.Rewritten? {
        let vocabulary = document.vocabulary
        let methods = language.table.type(named: "Element")?.members.methods ?? [:]
        let calls = SwiftUICalls(
            declared: Set(document.outline.declarations.map(\.name) + document.stubs.map(\.name)),
            isElement: vocabulary.isElementType,
            isModifier: { vocabulary.isModifier($0) || methods[$0] != nil },
            label: document.outline.nodes.first { $0.name == SwiftUIValue.text.blueprint }?.number
        )
        guard case .unknown = classify(line) else { return calls.rewritten(line) }
        return calls.rewritten(words: Word.split(line).map(\.text))
    }

    /// Returns the fix of a line of SwiftUI, with the Swift on a line of its own if that fits, or laid out as in the
    /// document.
    ///
    /// - Parameter select: the line to type before; nil for none.
    func fix(_ calls: SwiftUICalls.Rewritten, after select: String? = nil) -> String {
        var intro = "this is Blueprint, not SwiftUI: "
        guard !calls.text.isEmpty else { return intro + calls.notes.joined(separator: "\n") }
        intro += select.map { "type \($0), then" } ?? "type"
        let columns = InputError.columns - 2
        var text = calls.text
        if text.contains(where: \.isNewline) {
            text = text.indentedByBrackets
        } else if text.displayColumns > columns {
            text = laidOut(text, columns: columns)
        }
        let isShort = !text.contains(where: \.isNewline) && (intro + " " + text).displayColumns <= columns
        return ([intro + (isShort ? " " : "\n") + text] + calls.notes).joined(separator: "\n")
    }

    /// Returns a line as the document would have it, or modifiers as the lines that can be typed for them.
    private func laidOut(_ line: String, columns: Int) -> String {
        let start = line.first == "." ? SwiftUIRewriter.selection : ""
        let text = start + line
        let format = SourceFormat.format(SourceParser.parse(text), text, catalog: document.vocabulary, limit: columns)
        guard !start.isEmpty else { return format.text }
        let lines = format.text.dropFirst(start.count).split(separator: "\n")
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
    }
}
