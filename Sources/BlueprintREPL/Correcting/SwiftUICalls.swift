import BlueprintBindings
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import SwiftSyntax

/// Rewrites calls of SwiftUI as those of Blueprint, with their arguments.
struct SwiftUICalls {
    /// The names that the document declares itself.
    let declared: Set<String>
    /// Returns true if a call of the name makes an element.
    var isElement: (String) -> Bool
    /// Returns true if elements have a method of the name.
    var isModifier: (String) -> Bool
    /// Returns the number of the first element with a name that lines can set; nil if there is none.
    var number: (String) -> Int?

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
        let start = SwiftUIRewriter.start(of: core)
        guard let tree = SourceParser.parseIfQuick(start + core), !tree.hasError else { return nil }
        let rewriter = SwiftUIRewriter(calls: self, source: line)
        let text = rewriter.rewrite(tree).description
        guard rewriter.count > 0 else { return rewritten(name: core) }
        return Rewritten(text: String(text.dropFirst(start.count)), notes: rewriter.notes)
    }

    /// Returns the call for a name of SwiftUI alone, such as `VStack` or `.padding`; nil for other lines.
    private func rewritten(name line: some StringProtocol) -> Rewritten? {
        guard let match = String(line).wholeMatch(of: /(\.?)(\w+)\s*/), !isElement(String(match.2)) else { return nil }
        return rewritten(words: [match.1.isEmpty ? String(match.2) : "." + match.2])
    }

    /// Returns the Swift of words that name a modifier of SwiftUI: `.inset(uniform: 8)` for `padding 8`.
    func rewritten(words: [String]) -> Rewritten? {
        guard let word = words.first else { return nil }
        let name = String(word.drop { $0 == "." })
        let values = Array(words.dropFirst())
        let arguments = values.map(Self.value)
        let list = "(\(arguments.joined(separator: ", ")))"
        let forms = SwiftUIForm.all.filter { $0.name == "." + name }
        let labels = Set(forms.flatMap(\.labels).compactMap(\.self))
        // A word that only begins a sentence may be the name of a command.
        let isSure = word != name || SwiftUIValue.textProperties["." + name] != nil
        if !values.contains(where: labels.contains), let modifier = rewritten(".\(name)\(list)"),
            isSure || !modifier.text.isEmpty
        {
            return modifier
        }
        for form in forms {
            // A label is no value.
            guard let list = Self.list(values, labels: form.labels, allLabels: labels) else { continue }
            if let modifier = rewritten(".\(name)\(list)") { return modifier }
        }
        guard let type = SwiftUIForm.spelling(of: name), word == name else { return nil }
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
        let name = SwiftUIForm.spelling(of: call.name)
        for form in SwiftUIForm.all where form.name == name && form.labels == call.labels {
            guard form.first == nil || form.first == values.first else { continue }
            if let result = call.filled(form.blueprint) { return result }
        }
        return call.name == ".frame" ? SwiftUIFrame(call.arguments)?.modifiers : nil
    }

    /// Returns the statement that sets the property of a label that a modifier of a text becomes; nil for another
    /// modifier.
    func statement(_ call: SwiftUICall) -> String? {
        guard let property = SwiftUIValue.textProperties[call.name], call.arguments.count < 2 else { return nil }
        guard let value = call.values.first else {
            return SwiftUIValue.fontsOfModifiers[call.name].map { "$0.font = \($0)" }
        }
        if call.name == ".fontWeight" { return "$0.font = .systemFont(ofSize: 17, weight: \(value))" }
        let font = value.wholeMatch(of: /\.system\(size: ([0-9.]+)\)/).map { ".systemFont(ofSize: \($0.1))" }
        let other = font ?? SwiftUIValue.font(value) ?? SwiftUIValue.truncationModes[value]
        if property == "color", let name = value.wholeMatch(of: /"(\w+)"/) { return "$0.color = .\(name.1)" }
        return "$0.\(property) = \(other ?? (value == "nil" ? "0" : value))"
    }

    /// Returns the sentence about a modifier that is left out.
    func note(_ call: SwiftUICall) -> String? {
        if call.values.contains(".infinity") {
            return "\(call.text): the parent decides; Column(alignment: .fill) widens its children,"
                + " Row(alignment: .fill) makes them as high as itself"
        }
        if call.name == ".frame", call.arguments.isEmpty { return "\(call.text) sets nothing: leave it out" }
        if call.name == ".frame", let constraint = SwiftUIFrame(call.arguments)?.ideal {
            return "\(call.text): elements have no ideal size here; \(constraint) sets the length"
        }
        if let mode = SwiftUIValue.contentModes[call.text] {
            guard let mode else { return "\(call.text): an image is resizable here" }
            let name = SwiftUIValue.starts.image.prefix(while: \.isLetter)
            let example = number(String(name)).map { "type set #\($0) contentMode \(mode)" }
            let way = example ?? "write \(SwiftUIValue.starts.image)…, contentMode: \(mode))"
            return "\(call.text) sets a property of images: \(way)"
        }
        guard let statement = statement(call) else {
            return ForeignName.sentence(modifier: call.name, in: call.text)
        }
        let setting = statement.dropFirst("$0.".count).replacing(" =", with: "", maxReplacements: 1)
        let example = number(SwiftUIValue.text.blueprint).map { "type set #\($0) \(setting)" }
        return "\(call.text) sets a property of labels: \(example ?? "write Label(text: …) { \(statement) }")"
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

/// A call of an element or a modifier, as typed.
struct SwiftUICall {
    /// The name; that of a modifier begins with a period.
    var name: String
    /// True if SwiftUI has a call of the name that means another one: only then is the text of its closures of use.
    let isKnown: Bool
    /// The text before the period of a modifier, and the white space before the call.
    var head: String
    /// The labels and the values of the arguments, without those behind the call.
    var arguments: [(label: String?, value: String)]
    /// The closure behind the call.
    var closure: String?
    /// Sentences about values that are others here.
    private(set) var notes: [String] = []
    /// The texts for marks in forms.
    private var marks: [String: String] = [:]
    /// The call without what comes before its dot, as typed.
    var text: String

    /// Reads a call; nil if it calls neither a name nor a member.
    ///
    /// - Parameters:
    ///   - typed: the call before the calls in it were rewritten.
    ///   - content: returns the element in a closure.
    init?(
        _ call: FunctionCallExprSyntax,
        typed: FunctionCallExprSyntax,
        content: (ClosureExprSyntax) -> String?
    ) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            name = "." + member.declName.baseName.text
            head = (member.base?.description ?? "") + member.period.leadingTrivia.description
        } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = callee.baseName.text
            head = callee.leadingTrivia.description
        } else {
            return nil
        }
        isKnown = SwiftUIForm.spelling(of: name) != nil
        let list = typed.arguments.sourceText
        text = name + (typed.leftParen == nil ? "" : "(\(list))")
        arguments = []
        closure = call.trailingClosure?.sourceText
        for argument in call.arguments {
            let value = argument.expression.sourceText
            arguments.append((argument.label?.text, SwiftUIValue.others[value] ?? value))
            if SwiftUIValue.materials[value] != nil { notes.append("\(value): nothing is blurred here") }
            guard isKnown, let label = argument.label?.text,
                let element = argument.expression.as(ClosureExprSyntax.self)
            else { continue }
            marks["$" + label] = content(element)
        }
        // A side that is not limited, and the usual spacing.
        if name == ".frame" || SwiftUIForm.containers.contains(name) { arguments.removeAll { $0.value == "nil" } }
        if isKnown {
            marks["$content"] = call.trailingClosure.flatMap(content)
            marks["$statements"] = call.trailingClosure.flatMap { closure in
                closure.signature == nil ? closure.statements.sourceText : nil
            }
            for other in call.additionalTrailingClosures { marks["$" + other.label.text] = content(other.closure) }
        }
        marks["$shape"] = typed.arguments.last.flatMap {
            SwiftUIValue.corners(ofShape: $0.expression.sourceText)
        }
        for (index, value) in values.enumerated() {
            marks["$\(index)"] = value
            marks["$aligned\(index)"] = SwiftUIValue.alignments[value]
            marks["$mode\(index)"] = SwiftUIValue.ratioModes[value]
        }
        for unit in ["degrees", "radians"] { marks["$" + unit] = Self.angle(values.first, in: unit) }
        // The first argument of a closure.
        marks["$it"] = "$0"
    }

    /// The closure with the elements in their places in the layer around them.
    var layers: String? {
        get { marks["$layers"] }
        set { marks["$layers"] = newValue }
    }

    /// The element in the closure behind the call.
    var content: String? { marks["$content"] }

    /// The style of the corners of the shape that is the last argument.
    var corners: String? { marks["$shape"] }

    /// Replaces the bindings of variables by their values.
    ///
    /// - Parameter isKnown: returns true for the name of a variable that can be used.
    mutating func readBindings(_ isKnown: (String) -> Bool) {
        for (index, value) in values.enumerated() where value.first == "$" && value.dropFirst().first?.isLetter == true
        {
            let name = String(value.dropFirst())
            marks["$\(index)"] = isKnown(name) ? name : "\"\""
        }
    }

    /// The values of the arguments.
    var values: [String] { arguments.map(\.value) }

    /// The labels of the arguments.
    var labels: [String?] { arguments.map(\.label) }

    /// Returns a form of Blueprint's call with the values in place of its marks, and with the closure behind it if it
    /// takes that nowhere else; nil if a value is missing.
    func filled(_ form: String) -> String? {
        var marks = marks
        marks["$closure"] = closure
        var result = ""
        var rest = form[...]
        while let mark = rest.firstMatch(of: /\$[a-z0-9]+/) {
            guard let value = marks[String(mark.0)] else { return nil }
            result += rest[..<mark.range.lowerBound] + value
            rest = rest[mark.range.upperBound...]
        }
        result += rest
        let takesClosure = ["$closure", "$content", "$statements", "$layers"].contains { form.contains($0) }
        guard !takesClosure, let closure else { return result }
        return "\(result) \(closure)"
    }

    /// Returns the number of an angle in a unit; nil for other values.
    private static func angle(_ text: String?, in unit: String) -> String? {
        guard let text, let bracket = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let isUnit = [".\(unit)", ".init(\(unit): ", "Angle(\(unit): ", "Angle.\(unit)"].contains {
            text.hasPrefix($0.hasSuffix(" ") ? $0 : $0 + "(")
        }
        guard isUnit else { return nil }
        let value = text[text.index(after: bracket)...].dropLast()
        return value.hasPrefix(unit) ? String(value.dropFirst(unit.count + 2)) : String(value)
    }
}
