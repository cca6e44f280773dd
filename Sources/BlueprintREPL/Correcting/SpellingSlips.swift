import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Slips in the part of a wrong line that its error is about, such as a number in quotation marks or a bracket too many;
/// the rest of the line stays as it is typed.
struct SpellingSlips {
    let line: String
    let error: InputError
    let table: BindingTable

    /// The lines that the line may mean, the likeliest first, and those that are as likely as each other together; some of
    /// them are wrong, too.
    var lines: [[String]] {
        switch error.code {
        case .swift(.conversion(let own, to: let type, _), _): each(converted(own, to: type) + fonts + exactLengths)
        case .swift(.unknownName(let name), _): each(quoted(name) + assigned + fonts + ofUIKit)
        case .swift(.unknownMember(let name, of: let type, _), _):
            each(sides(name, of: type) + traitAtEnd + fonts + lengths + exactLengths + inBraces + called)
        case .swift(.unknownOperator, _): each(fractions)
        case .swift(.labels(.missing(let labels), in: .function), _): [labelled(labels)] + each(assigned)
        case .swift(.missingArguments, _): each(assigned + corners)
        case .swift(.extraArgument, _): each(decimals + assigned + corners + labelledAll + withoutExtra)
        case .swift(.sentence, _), .swift(.absent, _): each(withoutValue + colours + ofUIKit + assigned + called)
        case .swift: []
        case .syntax(.statementOnSameLine): each(inParentheses + units + inBraces + separated)
        case .syntax: each(withoutBrackets + assigned + withComma + units + colours + inBraces + sizes)
        default: each(fonts + fractions + units + sizes + inBraces + called + offeredSide)
        }
    }

    private func each(_ lines: [String]) -> [[String]] { lines.map { [$0] } }

    // MARK: - Places

    /// The place of the error; nil if it is not in the line.
    var place: String.Index? {
        guard let offset = error.offset, offset <= line.utf8.count else { return nil }
        return line.utf8.index(line.startIndex, offsetBy: offset)
    }

    /// Returns the lines with other texts for what begins at the error.
    private func here<Found>(_ form: Regex<Found>, _ meant: (Found) -> [String]) -> [String] {
        guard let place, let match = line[place...].prefixMatch(of: form) else { return [] }
        return meant(match.output).map { line.replacingCharacters(in: match.range, with: $0) }
    }

    /// Returns the lines with other texts for each part of a form.
    private func anywhere<Found>(_ form: Regex<Found>, _ meant: (Found) -> [String]) -> [String] {
        line.matches(of: form).flatMap { match in
            meant(match.output).map { line.replacingCharacters(in: match.range, with: $0) }
        }
    }

    /// Returns the line with texts in the place of ranges in UTF-8 bytes, which are in order.
    private func replacing(_ parts: [(range: Range<Int>, text: String)]) -> String {
        parts.reversed().reduce(line) { line, part in
            let lower = line.utf8.index(line.startIndex, offsetBy: part.range.lowerBound)
            let upper = line.utf8.index(line.startIndex, offsetBy: part.range.upperBound)
            return line.replacingCharacters(in: lower..<upper, with: part.text)
        }
    }

    // MARK: - Values

    /// The line with the similar name that its error proposes.
    var withNearName: String? {
        guard let fix = error.fix, fix.isNearName, let near = fix.names.first else { return nil }
        return here(/[\p{L}\p{N}_]+/) { _ in [near] }.first
    }

    /// The line with a value of the expected type: `10` for `"10"`, `"10"` for `10`, `true` for `1`.
    private func converted(_ own: String, to type: String) -> [String] {
        let unquoted = anywhere(/"([^"\\]*)"/) { literal in
            let isHere = place.map { (literal.0.startIndex..<literal.0.endIndex).contains($0) } ?? true
            return own == "String" && isHere ? Self.values(of: String(literal.1), as: type) : []
        }
        return switch type {
        case "String": unquoted + here(/[0-9.]+/) { [Quoted.literal(String($0))] }
        case "Bool": unquoted + here(/[01]\b/) { [$0 == "1" ? "true" : "false"] }
        case "StackLayout.Child", "Element", "any Element": unquoted + here(/"[^"]*"/) { ["Label(text: \($0))"] }
        default: unquoted + (["Int", "Double"].contains(own) ? made(type) : [])
        }
    }

    /// Returns the values that a text means which is none: `10` for `"10"`, `.red` for `"red"`.
    private static func values(of text: String, as type: String) -> [String] {
        if Double(text) != nil { return [text] }
        if type == "UIImage" { return ["UIImage(named: \(Quoted.literal(text)))"] }
        guard text.first?.isLetter == true, text.allSatisfy(\.isPartOfName) else { return [] }
        return [".\(text)", ".\(text.lowercasedFirst)"]
    }

    /// The line with a number as the argument of the only function that makes the expected value of it:
    /// `.rounded(radius: 8)` for `8`.
    private func made(_ name: String) -> [String] {
        let type = table.type(named: name) ?? table.types.first { $0.key.hasSuffix(".\(name)") }?.value
        let makers = (type?.members.staticMethods.values.flatMap { $0 } ?? []).map(\.signature).filter { signature in
            signature.parameters.filter { !$0.isOptional }.count == 1
                && signature.parameters.first?.type.isFloatingPoint == true
        }
        guard makers.count == 1, let maker = makers.first else { return [] }
        let label = maker.parameters.first?.label.map { "\($0): " } ?? ""
        return here(/-?[0-9]+(?:\.[0-9]+)?/) { [".\(maker.name)(\(label)\($0))"] }
    }

    /// The line with a name that nothing declares in quotation marks.
    private func quoted(_ name: String) -> [String] {
        guard error.fix?.isNearName != true else { return [] }
        return here(/[\p{L}\p{N}_]+(?=[^.(])/) { $0 == name ? [Quoted.literal(name)] : [] }
    }

    /// The line with a font of UIKit for a name of SwiftUI: `.boldSystemFont(ofSize: 17)` for `.bold`.
    private var fonts: [String] {
        let hasDot = place.map { line[..<$0].last == "." } ?? false
        return here(/\.?([a-zA-Z0-9]+)/) { name in
            SwiftUIValue.font(".\(name.1)").map { [hasDot ? String($0.dropFirst()) : $0] } ?? []
        }
    }

    /// The line with a colour for its hexadecimal code: `UIColor(red: 1, green: 0, blue: 0, alpha: 1)` for `#FF0000`.
    private var colours: [String] {
        anywhere(/"#([0-9A-Fa-f]{6})"|#([0-9A-Fa-f]{6})\b/) { match in
            guard let code = (match.1 ?? match.2).flatMap({ Int($0, radix: 16) }) else { return [] }
            let parts = [code >> 16, code >> 8 & 255, code & 255].map {
                Quoted.number((Double($0) / 255 * 1_000).rounded() / 1_000)
            }
            return ["UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: 1)"]
        }
    }

    /// The line with a fraction for a percentage, or with the zero before one: `0.5` for `50%` and `.5`.
    private var fractions: [String] {
        anywhere(/([0-9.]+)%/) { match in Double(match.1).map { [Quoted.number($0 / 100)] } ?? [] }
            + anywhere(/( )(\.[0-9]+)/) { ["\($0.1)0\($0.2)"] }
    }

    /// The line with periods for the commas in numbers: `.opacity(0.5)` for `.opacity(0,5)`.
    private var decimals: [String] {
        let text = line.replacing(/([0-9]),([0-9])/) { "\($0.1).\($0.2)" }
        return text == line ? [] : [text]
    }

    /// The line without units, since all lengths are in points.
    private var units: [String] {
        let text = line.replacing(/([0-9.]+)\s*(?:px|pt|dp)\b/) { String($0.1) }
        return text == line ? [] : [text]
    }

    /// The values of alignments that follow the direction of text, by the sides that they usually are.
    private static let sides = ["left": "leading", "right": "trailing"]

    /// The line with a side that follows the direction of text: `.leading` for `.left`.
    private func sides(_ name: String, of type: String) -> [String] {
        guard let side = Self.sides[name], !table.isOldName(side, of: WrittenType(type)) else { return [] }
        return here(/left|right/) { $0 == name ? [side] : [] }
    }

    /// The line of a command with such a side, if it is one of the values that its error lists.
    private var offeredSide: [String] {
        here(/(\.?)(left|right)\b/) { match in
            guard let side = Self.sides[String(match.2)], error.fix?.names.contains(side) == true else { return [] }
            return [match.1 + side]
        }
    }

    /// The line of a command with a size in one word: `300x200` for `300 x 200`.
    private var sizes: [String] {
        anywhere(/([0-9.]+)(?:\s*[xX×*,]\s*|\s+)([0-9.]+)\s*$/) { ["\($0.1)x\($0.2)"] }
    }

    /// The line with the modifier that sets a length: `.constrainedTo(width: .absolute(100))` for `.width(100)`.
    private var lengths: [String] {
        anywhere(/\.(width|height)\(([^()]+)\)/) { [".constrainedTo(\($0.1): .absolute(\($0.2)))"] }
    }

    /// The line with the numbers of the call at the error, or of that around it, as exact lengths:
    /// `.constrainedTo(width: .absolute(20))` for `.constrainedTo(width: 20)`.
    private var exactLengths: [String] {
        let outer = call?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return [call, outer].compactMap(\.self).compactMap { call in
            let numbers = call.arguments.map(\.expression).filter {
                $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self)
            }
            return numbers.isEmpty ? nil : replacing(numbers.map { ($0.range, ".absolute(\($0.sourceText))") })
        }
    }

    /// The line with a radius as the style of the corners of a box.
    private var corners: [String] {
        anywhere(/cornerRadius:\s*([^,()]+)/) { ["corners: .rounded(radius: \($0.1))"] }
    }

    /// The line with the element that has the name of a view of UIKit: `Label` for `UILabel`.
    private var ofUIKit: [String] { anywhere(/\bUI([A-Z]\w*\()/) { [String($0.1)] } }

    // MARK: - Arguments

    /// The call at the error; nil if there is none.
    var call: FunctionCallExprSyntax? {
        guard let offset = error.offset, let tree = SourceParser.parseIfQuick(line) else { return nil }
        var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
        while let current = node, !current.is(FunctionCallExprSyntax.self) { node = current.parent }
        return node?.as(FunctionCallExprSyntax.self)
    }

    /// The lines with the labels that arguments lack: those that the error names, or others of the same form of the call in
    /// their place, as `.aligned(.left)` means a direction.
    private func labelled(_ missing: [String]) -> [String] {
        guard let call else { return [] }
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
            replacing(zip(bare, zip(labels, values)).map { ($0.expression.range, "\($1.0) \($1.1)") })
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

    /// The line with the labels of a form with as many arguments: `.inset(horizontal: 8, vertical: 9)` for `.inset(8, 9)`.
    private var labelledAll: [String] {
        guard let call, call.arguments.count > 1, call.arguments.allSatisfy({ $0.label == nil }) else { return [] }
        return forms(of: call).filter { $0.count == call.arguments.count }.map { labels in
            replacing(zip(call.arguments, labels).map { ($0.expression.range, "\($1) \($0.expression.sourceText)") })
        }
    }

    /// The line without an argument too many.
    private var withoutExtra: [String] {
        guard let call, let offset = error.offset, let first = call.arguments.first, let last = call.arguments.last,
            let extra = call.arguments.first(where: { $0.range.contains(offset) }), extra.label == nil, first != last
        else { return [] }
        let others = call.arguments.filter { $0.id != extra.id }.map(\.text).joined(separator: ", ")
        return [replacing([(first.range.lowerBound..<last.range.upperBound, others)])]
    }

    /// The line without a value that a modifier does not take.
    private var withoutValue: [String] {
        guard let place, line[..<place].last == "(" else { return [] }
        return here(/[^,()]*(?=\))/) { _ in [""] }
    }

    /// The line with a comma before the label at the error.
    private var withComma: [String] {
        guard let place, line[place...].prefixMatch(of: /\w+:/) != nil else { return [] }
        let end = line[..<place].lastIndex { $0 != " " }.map(line.index(after:)) ?? place
        return [line.replacingCharacters(in: end..<place, with: ", ")]
    }

    /// The line with colons behind the labels of arguments, in place of equals signs, and the line with `$0` before the
    /// properties that a closure sets.
    private var assigned: [String] {
        let finder = AssignmentFinder(viewMode: .sourceAccurate)
        guard let tree = SourceParser.parseIfQuick(line) else { return [] }
        finder.walk(tree)
        return [finder.arguments, finder.properties].filter { !$0.isEmpty }.map(replacing)
    }

    // MARK: - Calls and brackets

    /// The line with the traits of a list's child behind its other modifiers: `.opacity(0.5).stackLayoutChild(priority:
    /// .fixed)` for `.stackLayoutChild(priority: .fixed).opacity(0.5)`.
    private var traitAtEnd: [String] {
        guard let call, let trait = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let traits = trait.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        else { return [] }
        let start = traits.period.range.lowerBound
        let text = trait.sourceText.utf8.suffix(trait.range.upperBound - start)
        let end = call.topOfChain.range.upperBound
        return [replacing([(start..<trait.range.upperBound, ""), (end..<end, String(text) ?? "")])]
    }

    /// The line with its arguments in parentheses: `.opacity(0.5)` for `.opacity 0.5`.
    private var inParentheses: [String] {
        anywhere(/^(\s*\.?\w+)\s+(\S|\S.*\S)\s*$/) { ["\($0.1)(\($0.2))"] }
    }

    /// The line with a semicolon between two statements.
    private var separated: [String] { here(/(?=.)/) { _ in [";"] } }

    /// The line without the brackets at the error, which nothing opens: one of them, or all.
    private var withoutBrackets: [String] { here(/[)}\]]([)}\]]*)/) { [String($0.1), ""] } }

    /// The line with parentheses behind the name of the modifier at its end, which may be misspelled.
    private var called: [String] {
        // What precedes the period of a file's name is no call.
        guard let match = line.wholeMatch(of: /(\s*\.|.*[)}]\s*\.)(\w+)\s*/.dotMatchesNewlines()) else { return [] }
        let near: String? = if case .didYouMean(let name)? = error.fix { name } else { nil }
        return ["\(match.1)\(near ?? String(match.2))()"]
    }

    /// The line with the children of a list in braces, in place of brackets.
    private var inBraces: [String] {
        guard let list = line.wholeMatch(of: /(\s*[A-Z]\w*)\s*\[(.*)\]\s*/.dotMatchesNewlines()) else { return [] }
        let text = "\(list.1) { \(list.2.trimmingPrefix { $0 == " " }) }"
        return [SourceParser.parseIfQuick(text).flatMap(CallHabits.separated) ?? text]
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
