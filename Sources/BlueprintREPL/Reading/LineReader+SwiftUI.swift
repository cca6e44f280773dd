import BlueprintBindings
import Foundation
import HeadlessUIKit
import SwiftSyntax

extension LineReader {
    /// Returns a line of SwiftUI in Blueprint's Swift; nil if it names nothing of SwiftUI that is unknown here.
    func blueprintCalls(for line: String) -> SwiftUICalls.Rewritten? {
        let calls = calls(for: line)
        guard case .unknown = classify(line) else { return calls.rewritten(line) }
        return calls.rewritten(words: Word.split(line).map(\.text))
    }

    private func calls(for line: String) -> SwiftUICalls {
        let vocabulary = document.vocabulary
        let methods = language.table.type(named: "Element")?.members.methods ?? [:]
        return SwiftUICalls(
            declared: declaredNames(with: line),
            isElement: vocabulary.isElementType,
            isModifier: { vocabulary.isModifier($0) || methods[$0] != nil },
            number: { name in nodesBySelection.first { $0.name == name }?.number }
        )
    }

    /// Returns the names that the document or a line declares.
    private func declaredNames(with line: String) -> Set<String> {
        let own = line.matches(of: /\b(?:struct|class|enum|protocol|func|typealias)\s+(\w+)/).map { String($0.1) }
        return Set(document.outline.declarations.map(\.name) + document.stubs.map(\.name) + own)
    }

    /// Returns the sentence about the first name of SwiftUI in a line that has no call here; nil if there is none.
    func absence(in line: String) -> String? {
        let core = line.trimmingPrefix(while: \.isWhitespace)
        guard let tree = SourceParser.parseIfQuick(SwiftUIRewriter.start(of: core) + core), !tree.hasError else {
            return nil
        }
        let calls = calls(for: line)
        let finder = SwiftUIAbsenceFinder { name, isModifier in
            if calls.declared.contains(name) { return true }
            return isModifier
                ? calls.isModifier(name) : calls.isElement(name) || language.table.type(named: name) != nil
        }
        finder.walk(tree)
        return finder.sentence.map { Self.introduction + $0 }
    }

    private static let introduction = "this is Blueprint, not SwiftUI: "

    /// Returns the fix of a line of SwiftUI, with the Swift on a line of its own if that fits, or laid out as in the
    /// document.
    ///
    /// - Parameter select: the line to type before; nil for none.
    func fix(_ calls: SwiftUICalls.Rewritten, after select: String? = nil) -> String {
        var intro = Self.introduction
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
        let start = SwiftUIRewriter.start(of: line)
        let text = start + line
        let format = SourceFormat.format(SourceParser.parse(text), text, catalog: document.vocabulary, limit: columns)
        guard !start.isEmpty else { return format.text }
        let lines = format.text.dropFirst(start.count).split(separator: "\n")
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
    }
}
