import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Respells the part of a wrong line that its error is about, such as a number in quotation marks or a bracket too many;
/// the rest of the line stays as it is typed.
struct LikelySpelling {
    let line: String
    let error: InputError
    let table: BindingTable

    /// The lines that the line may mean, the likeliest first, and those that are as likely as each other together; some of
    /// them are wrong, too.
    var lines: [[String]] {
        switch error.code {
        case .swift(.conversion(let own, to: let type, _), _):
            each(
                unquoted(own, type) + quoted(insteadOf: type) + truth(insteadOf: type) + labels(insteadOf: type)
                    + made(own, type) + fonts
            )
        case .swift(.unknownName(let name), _): each(quoted(name) + assigned + fonts + ofUIKit)
        case .swift(.unknownMember(let name, of: let type, _), _):
            each(sides(name, of: type) + traitAtEnd + fonts + lengths + inBraces + called)
        case .swift(.unknownOperator, _): each(fractions)
        case .swift(.labels(.missing(let labels), in: .function), _): [labelled(labels)] + each(assigned)
        case .swift(.missingArguments, _): each(assigned + corners)
        case .swift(.extraArgument, _): each(assigned + corners + labelledAll + withoutExtra)
        case .swift(.sentence, _), .swift(.absent, _): each(withoutTruth + colours + ofUIKit + assigned + called)
        case .swift: []
        case .syntax(.statementOnSameLine): each(inParentheses + units + inBraces + separated)
        case .syntax: each(withoutBrackets + assigned + withComma + units + colours + inBraces + sizes)
        default: each(fonts + units + sizes + inBraces + called + offeredSide)
        }
    }

    private func each(_ lines: [String]) -> [[String]] { lines.map { [$0] } }

    /// The place of the error; nil if it is not in the line.
    private var place: String.Index? {
        guard let offset = error.offset, offset <= line.utf8.count else { return nil }
        return line.utf8.index(line.startIndex, offsetBy: offset)
    }

    private func replacing(_ range: Range<String.Index>, with text: String) -> String {
        line.replacingCharacters(in: range, with: text)
    }

    /// Returns the line with texts in the place of ranges in UTF-8 bytes behind a place, which are in order.
    private func replacing(_ parts: [(range: Range<Int>, text: String)], behind start: String.Index) -> String {
        parts.reversed().reduce(line) { line, part in
            let lower = line.utf8.index(start, offsetBy: part.range.lowerBound)
            let upper = line.utf8.index(start, offsetBy: part.range.upperBound)
            return line.replacingCharacters(in: lower..<upper, with: part.text)
        }
    }

    // MARK: - Values

    /// The line with a value that is no text without its quotation marks: `10` for `"10"`, `.red` for `"red"`.
    private func unquoted(_ own: String, _ type: String) -> [String] {
        guard own == "String" else { return [] }
        let literals = line.matches(of: /"([^"\\]*)"/).filter { literal in
            place.map { literal.range.contains($0) } ?? true
        }
        return literals.flatMap { literal in
            Self.values(of: String(literal.1), as: type).map { replacing(literal.range, with: $0) }
        }
    }

    private static func values(of text: String, as type: String) -> [String] {
        if Double(text) != nil { return [text] }
        if type == "UIImage" { return ["UIImage(named: \(Quoted.literal(text)))"] }
        guard text.first?.isLetter == true, text.allSatisfy(\.isPartOfName) else { return [] }
        return [".\(text)", ".\(text.lowercasedFirst)"]
    }

    /// The line with the similar name that its error proposes.
    var withNearName: String? {
        guard let fix = error.fix, fix.isNearName, let near = fix.names.first, let place else { return nil }
        let name = line[place...].prefix(while: \.isPartOfName)
        return name.isEmpty ? nil : replacing(name.startIndex..<name.endIndex, with: near)
    }

    /// The line with a number in quotation marks where a text is expected.
    private func quoted(insteadOf type: String) -> [String] {
        guard type == "String", let place, let number = line[place...].prefixMatch(of: /[0-9.]+/) else { return [] }
        return [replacing(number.range, with: Quoted.literal(String(number.0)))]
    }

    /// The line with a name that nothing declares in quotation marks.
    private func quoted(_ name: String) -> [String] {
        guard error.fix?.isNearName != true, let place, line[place...].hasPrefix(name) else { return [] }
        let end = line.index(place, offsetBy: name.count)
        guard line[end...].first.map({ !".(".contains($0) }) ?? false else { return [] }
        return [replacing(place..<end, with: Quoted.literal(name))]
    }

    /// The line with a truth value for a number.
    private func truth(insteadOf type: String) -> [String] {
        guard type == "Bool", let place, let number = line[place...].prefixMatch(of: /[01]\b/) else { return [] }
        return [replacing(number.range, with: number.0 == "1" ? "true" : "false")]
    }

    /// The line with a label for a text where an element is expected.
    private func labels(insteadOf type: String) -> [String] {
        guard ["StackLayout.Child", "Element", "any Element"].contains(type), let place,
            let text = line[place...].prefixMatch(of: /"[^"]*"/)
        else { return [] }
        return [replacing(text.range, with: "Label(text: \(text.0))")]
    }

    /// The line with a number as the argument of the only function that makes the expected value of it:
    /// `.rounded(radius: 8)` for `8`.
    private func made(_ own: String, _ name: String) -> [String] {
        guard ["Int", "Double"].contains(own), let place,
            let number = line[place...].prefixMatch(of: /-?[0-9]+(?:\.[0-9]+)?/)?.range
        else { return [] }
        let type = table.type(named: name) ?? table.types.first { $0.key.hasSuffix(".\(name)") }?.value
        let makers = (type?.members.staticMethods.values.flatMap { $0 } ?? []).map(\.signature).filter { signature in
            signature.parameters.filter { !$0.isOptional }.count == 1
                && signature.parameters.first?.type.isFloatingPoint == true
        }
        guard makers.count == 1, let maker = makers.first else { return [] }
        let label = maker.parameters.first?.label.map { "\($0): " } ?? ""
        return [replacing(number, with: ".\(maker.name)(\(label)\(line[number]))")]
    }

    /// The line with a font of UIKit for a name of SwiftUI: `.boldSystemFont(ofSize: 17)` for `.bold`.
    private var fonts: [String] {
        guard let place, let name = line[place...].prefixMatch(of: /\.?([a-zA-Z0-9]+)/) else { return [] }
        let font = SwiftUIValue.fontsOfModifiers[".\(name.1)"] ?? SwiftUIValue.fonts[".\(name.1)"]
        let hasDot = line[..<place].last == "."
        return font.map { [replacing(name.range, with: hasDot ? String($0.dropFirst()) : $0)] } ?? []
    }

    /// The line with a colour for its hexadecimal code: `UIColor(red: 1, green: 0, blue: 0, alpha: 1)` for `#FF0000`.
    private var colours: [String] {
        line.matches(of: /"#([0-9A-Fa-f]{6})"|#([0-9A-Fa-f]{6})\b/).compactMap { match in
            guard let code = (match.1 ?? match.2).flatMap({ Int($0, radix: 16) }) else { return nil }
            let parts = [code >> 16, code >> 8 & 255, code & 255].map {
                Quoted.number((Double($0) / 255 * 1_000).rounded() / 1_000)
            }
            let colour = "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: 1)"
            return replacing(match.range, with: colour)
        }
    }

    /// The line with a fraction for a percentage: `0.5` for `50%`.
    private var fractions: [String] {
        line.matches(of: /([0-9.]+)%/).compactMap { match in
            Double(match.1).map { replacing(match.range, with: Quoted.number($0 / 100)) }
        }
    }

    /// The line without units, since all lengths are in points.
    private var units: [String] {
        let text = line.replacing(/([0-9.]+)\s*(?:px|pt|dp)\b/) { String($0.1) }
        return text == line ? [] : [text]
    }

    /// The line with a side that follows the direction of text: `.leading` for `.left`.
    private func sides(_ name: String, of type: String) -> [String] {
        guard let side = Self.sides[name], let place, line[place...].hasPrefix(name),
            !table.isOldName(side, of: WrittenType(type))
        else { return [] }
        return [replacing(place..<line.index(place, offsetBy: name.count), with: side)]
    }

    /// The line of a command with such a side, if it is one of the values that its error lists.
    private var offeredSide: [String] {
        guard let place else { return [] }
        let name = String(line[place...].trimmingPrefix(".").prefix(while: \.isPartOfName))
        guard let side = Self.sides[name], error.fix?.names.contains(side) == true else { return [] }
        return [String(line[..<place]) + line[place...].replacing(name, with: side, maxReplacements: 1)]
    }

    /// The values of alignments that follow the direction of text, by the sides that they usually are.
    private static let sides = ["left": "leading", "right": "trailing"]

    /// The line of a command with a size in one word: `300x200` for `300 x 200`.
    private var sizes: [String] {
        guard let size = line.firstMatch(of: /([0-9.]+)(?:\s*[xX×*,]\s*|\s+)([0-9.]+)\s*$/) else { return [] }
        return [replacing(size.range, with: "\(size.1)x\(size.2)")]
    }

    // MARK: - Arguments

    /// The lines with the labels that arguments lack: those that the error names, or others of the same form of the call in
    /// their place, as `.aligned(.left)` means a direction.
    private func labelled(_ missing: [String]) -> [String] {
        guard let place, let tree = SourceParser.parseIfQuick(String(line[place...])),
            let call = tree.firstToken(viewMode: .sourceAccurate)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return [] }
        let bare = call.arguments.filter { $0.label == nil }
        guard bare.count == missing.count else { return [] }
        let form = forms(of: call).first { Set(missing).isSubset(of: $0) } ?? []
        let values = bare.map { value in
            let text = value.expression.sourceText
            return text.first == "." ? Self.sides[String(text.dropFirst())].map { ".\($0)" } ?? text : text
        }
        let others = missing.count == 1 ? form.filter { $0 != missing[0] }.map { ([$0], values) } : []
        let swapped = missing.count == 2 ? [(missing, Array(values.reversed()))] : []
        return ([(missing, values)] + others + swapped).map { labels, values in
            replacing(
                zip(bare, zip(labels, values)).map { ($0.expression.range, "\($1.0) \($1.1)") },
                behind: place
            )
        }
    }

    /// Returns the labels of the forms of a call, each with its colon.
    private func forms(of call: FunctionCallExprSyntax) -> [[String]] {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let name = call.calledName ?? member else { return [] }
        let callables =
            table.type(named: name)?.members.initializers ?? table.type(named: "Element")?.members.methods[name] ?? []
        return callables.map { $0.signature.parameters.compactMap { $0.label.map { "\($0):" } } }
    }

    /// The call at the error; nil if there is none.
    private var call: FunctionCallExprSyntax? {
        guard let place, let tree = SourceParser.parseIfQuick(line) else { return nil }
        let offset = line.utf8.distance(from: line.startIndex, to: place)
        var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
        while let current = node, !current.is(FunctionCallExprSyntax.self) { node = current.parent }
        return node?.as(FunctionCallExprSyntax.self)
    }

    /// The line with the labels of a form with as many arguments: `.inset(horizontal: 8, vertical: 9)` for `.inset(8, 9)`.
    private var labelledAll: [String] {
        guard let call, call.arguments.count > 1, call.arguments.allSatisfy({ $0.label == nil }) else { return [] }
        return forms(of: call).filter { $0.count == call.arguments.count }.map { labels in
            replacing(
                zip(call.arguments, labels).map { ($0.expression.range, "\($1) \($0.expression.sourceText)") },
                behind: line.startIndex
            )
        }
    }

    /// The line without an argument too many.
    private var withoutExtra: [String] {
        guard let call, let offset = error.offset,
            let extra = call.arguments.first(where: { $0.range.contains(offset) }), extra.label == nil,
            call.arguments.count > 1
        else { return [] }
        let others = call.arguments.filter { $0.id != extra.id }.map(\.text).joined(separator: ", ")
        guard let first = call.arguments.first, let last = call.arguments.last else { return [] }
        return [replacing([(first.range.lowerBound..<last.range.upperBound, others)], behind: line.startIndex)]
    }

    /// The line with a comma before the label at the error.
    private var withComma: [String] {
        guard let place, line[place...].prefixMatch(of: /\w+:/) != nil else { return [] }
        let end = line[..<place].lastIndex { $0 != " " }.map(line.index(after:)) ?? place
        return [replacing(end..<place, with: ", ")]
    }

    /// The line with colons behind the labels of arguments, in place of equals signs, and the line with `$0` before the
    /// properties that a closure sets.
    private var assigned: [String] {
        let finder = AssignmentFinder(viewMode: .sourceAccurate)
        guard let tree = SourceParser.parseIfQuick(line) else { return [] }
        finder.walk(tree)
        return [finder.arguments, finder.properties].filter { !$0.isEmpty }.map {
            replacing($0, behind: line.startIndex)
        }
    }

    /// The line with its arguments in parentheses: `.opacity(0.5)` for `.opacity 0.5`.
    private var inParentheses: [String] {
        guard let match = line.wholeMatch(of: /(\s*\.?\w+)\s+(\S|\S.*\S)\s*/) else { return [] }
        return ["\(match.1)(\(match.2))"]
    }

    /// The line with a semicolon between two statements.
    private var separated: [String] {
        place.map { [replacing($0..<$0, with: ";")] } ?? []
    }

    /// The line without a `true` that a modifier does not take.
    private var withoutTruth: [String] {
        guard let place, line[place...].hasPrefix("true)"), line[..<place].last == "(" else { return [] }
        return [replacing(place..<line.index(place, offsetBy: 4), with: "")]
    }

    /// The line with the modifier that sets a length: `.constrainedTo(width: .absolute(100))` for `.width(100)`.
    private var lengths: [String] {
        line.firstMatch(of: /\.(width|height)\(([^()]+)\)/).map {
            [replacing($0.range, with: ".constrainedTo(\($0.1): .absolute(\($0.2)))")]
        } ?? []
    }

    /// The line with a radius as the style of the corners of a box.
    private var corners: [String] {
        line.matches(of: /cornerRadius:\s*([^,()]+)/).map {
            replacing($0.range, with: "corners: .rounded(radius: \($0.1))")
        }
    }

    // MARK: - Calls

    /// The line with the traits of a list's child behind its other modifiers: `.opacity(0.5).stackLayoutChild(priority:
    /// .fixed)` for `.stackLayoutChild(priority: .fixed).opacity(0.5)`.
    private var traitAtEnd: [String] {
        guard let call, let trait = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let traits = trait.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        else { return [] }
        let start = traits.period.range.lowerBound
        let text = trait.sourceText.utf8.suffix(trait.range.upperBound - start)
        var end = Syntax(call)
        while let parent = end.parent, parent.is(FunctionCallExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
        {
            end = parent
        }
        let moved = (end.range.upperBound..<end.range.upperBound, String(text) ?? "")
        return [replacing([(start..<trait.range.upperBound, ""), moved], behind: line.startIndex)]
    }

    /// The line without the brackets at the error, which nothing opens: one of them, or all.
    private var withoutBrackets: [String] {
        guard let place else { return [] }
        let all = line[place...].prefix { ")}]".contains($0) }
        guard !all.isEmpty else { return [] }
        return [replacing(place..<line.index(after: place), with: ""), replacing(place..<all.endIndex, with: "")]
    }

    /// The line with parentheses behind the name of the modifier at its end, which may be misspelled.
    private var called: [String] {
        // What precedes the period of a file's name is no call.
        guard let match = line.wholeMatch(of: /(\s*\.|.*[)}]\s*\.)(\w+)\s*/.dotMatchesNewlines()) else { return [] }
        let near: String? = if case .didYouMean(let name)? = error.fix { name } else { nil }
        return ["\(match.1)\(near ?? String(match.2))()"]
    }

    /// The line with the element that has the name of a view of UIKit: `Label` for `UILabel`.
    private var ofUIKit: [String] {
        line.firstMatch(of: /\bUI([A-Z]\w*\()/).map { [replacing($0.range, with: String($0.1))] } ?? []
    }

    /// The line with the children of a list in braces, in place of brackets.
    private var inBraces: [String] {
        guard let list = line.wholeMatch(of: /(\s*[A-Z]\w*)\s*\[(.*)\]\s*/.dotMatchesNewlines()) else { return [] }
        let text = "\(list.1) { \(list.2.trimmingPrefix { $0 == " " }) }"
        return [SourceParser.parseIfQuick(text).flatMap(LikelyStatements().rewritten) ?? text]
    }
}

/// Finds the assignments in the parentheses of calls, and those in closures to names without an object.
private final class AssignmentFinder: SyntaxVisitor {
    /// The texts between a label and its value, with a colon.
    private(set) var arguments: [(range: Range<Int>, text: String)] = []
    /// The places of the names that closures assign, with `$0` before them.
    private(set) var properties: [(range: Range<Int>, text: String)] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count > 2, let name = parts[0].as(DeclReferenceExprSyntax.self),
            parts[1].is(AssignmentExprSyntax.self)
        else { return .visitChildren }
        if node.parent?.is(LabeledExprSyntax.self) == true {
            let value = parts[2].positionAfterSkippingLeadingTrivia.utf8Offset
            arguments.append((name.endPositionBeforeTrailingTrivia.utf8Offset..<value, ": "))
        } else if node.parent?.parent?.parent?.is(ClosureExprSyntax.self) == true {
            let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
            properties.append((start..<start, "$0."))
        }
        return .visitChildren
    }
}
