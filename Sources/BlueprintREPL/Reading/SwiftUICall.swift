import BlueprintBindings
import Foundation
import SwiftSyntax

/// A call of an element or a modifier, as typed.
struct SwiftUICall {
    /// The name; that of a modifier begins with a period.
    var name: String
    /// The text before the period of a modifier, and the white space before the call.
    var head: String
    /// The labels and the values of the arguments, without those behind the call.
    var arguments: [(label: String?, value: String)]
    /// The closure behind the call.
    var closure: String?
    /// The elements in the closures behind the call, by label.
    private var contents: [String: String] = [:]
    /// The style of the corners of the shape that is the last argument.
    private var corners: String?
    /// The call without what comes before its dot, as typed.
    var text: String

    /// Reads a call; nil if it calls neither a name nor a member.
    ///
    /// - Parameter typed: the call before the calls in it were rewritten.
    init?(_ call: FunctionCallExprSyntax, typed: FunctionCallExprSyntax) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            name = "." + member.declName.baseName.text
            head = (member.base?.description ?? "") + member.period.leadingTrivia.description
        } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = callee.baseName.text
            head = callee.leadingTrivia.description
        } else {
            return nil
        }
        arguments = call.arguments.map { argument in
            let value = argument.expression.trimmedDescription
            return (argument.label?.text, SwiftUIValue.others[value] ?? value)
        }
        // A side that is not limited.
        if name == ".frame" { arguments.removeAll { $0.value == "nil" } }
        closure = call.trailingClosure?.trimmedDescription
        contents["$content"] = call.trailingClosure.flatMap(Self.content)
        let alignment = arguments.first { $0.label == "alignment" }?.value ?? ".center"
        contents["$layers"] = call.trailingClosure.flatMap { Self.layers($0, aligned: alignment) }
        contents["$fill"] = contents["$content"].flatMap(Self.fill)
        for other in call.additionalTrailingClosures { contents["$" + other.label.text] = Self.content(other.closure) }
        corners = typed.arguments.last.flatMap {
            SwiftUIValue.corners(ofShape: $0.expression.trimmedDescription)
        }
        let list = typed.arguments.trimmedDescription
        text = name + (typed.leftParen == nil ? "" : "(\(list))")
    }

    /// The values of the arguments.
    var values: [String] { arguments.map(\.value) }

    /// The labels of the arguments.
    var labels: [String?] { arguments.map(\.label) }

    /// Returns a form of Blueprint's call with the values in place of its marks, and with the closure behind it if it
    /// takes that nowhere else; nil if a value is missing.
    func filled(_ form: String) -> String? {
        var marks = contents
        for (index, value) in values.enumerated() {
            marks["$\(index)"] = value
            marks["$aligned\(index)"] = SwiftUIValue.alignments[value]
        }
        marks["$shape"] = corners
        marks["$closure"] = closure
        var result = ""
        var rest = form[...]
        while let mark = rest.firstMatch(of: /\$[a-z0-9]+/) {
            guard let value = marks[String(mark.0)] else { return nil }
            result += rest[..<mark.range.lowerBound] + value
            rest = rest[mark.range.upperBound...]
        }
        result += rest
        let takesClosure = ["$closure", "$content", "$fill", "$layers"].contains { form.contains($0) }
        guard !takesClosure, let closure else { return result }
        return "\(result) \(closure)"
    }

    /// Returns the colour of a box that is nothing else; nil for other elements.
    private static func fill(_ element: String) -> String? {
        element.wholeMatch(of: /Box\(backgroundColor: ([^:,]+)\)/).map { String($0.1) }
    }

    /// Returns a closure in which each element has its place in the layer around it, except shapes; nil for one without
    /// elements or with parameters, and for an unknown alignment.
    private static func layers(_ closure: ClosureExprSyntax, aligned alignment: String) -> String? {
        guard closure.signature == nil, !closure.statements.isEmpty, let place = SwiftUIValue.alignments[alignment]
        else { return nil }
        let modifier = alignment == ".center" ? ".centered()" : ".aligned(\(place))"
        let statements = closure.statements.map { statement in
            let text = statement.item.description.trimmingCharacters(in: .whitespaces)
            let isElement = statement.item.is(ExprSyntax.self) && !text.hasPrefix("for ")
            return isElement && !text.hasPrefix("Box(backgroundColor:") ? text + modifier : text
        }
        return "{ \(statements.joined(separator: "; ")) }"
    }

    /// Returns the only element in a closure, or a column of its elements; nil for a closure with parameters.
    private static func content(_ closure: ClosureExprSyntax) -> String? {
        guard closure.signature == nil else { return nil }
        if closure.statements.count == 1, let only = closure.statements.first {
            return only.trimmedDescription.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return "Column(alignment: .center, underflow: .justifyToStart) \(closure.trimmedDescription)"
    }
}
