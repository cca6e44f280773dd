import BlueprintBindings
import Foundation
import SwiftInterpreter
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
        let list = typed.arguments.sourceText
        text = name + (typed.leftParen == nil ? "" : "(\(list))")
        arguments = []
        closure = call.trailingClosure?.sourceText
        for argument in call.arguments {
            let value = argument.expression.sourceText
            arguments.append((argument.label?.text, SwiftUIValue.others[value] ?? value))
            if SwiftUIValue.materials[value] != nil { notes.append("\(value): nothing is blurred here") }
            guard let label = argument.label?.text, let element = argument.expression.as(ClosureExprSyntax.self)
            else { continue }
            marks["$" + label] = content(element)
        }
        // A side that is not limited, and the usual spacing.
        if name == ".frame" || SwiftUIForm.containers.contains(name) { arguments.removeAll { $0.value == "nil" } }
        marks["$content"] = call.trailingClosure.flatMap(content)
        marks["$statements"] = call.trailingClosure.flatMap { closure in
            closure.signature == nil ? closure.statements.sourceText : nil
        }
        for other in call.additionalTrailingClosures { marks["$" + other.label.text] = content(other.closure) }
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
