import BlueprintBindings
import SwiftInterpreter

/// The type of a value that becomes a parameter, as a property outside of other declarations spells it.
struct ParameterType {
    /// The type as it is written; nil if no property can have it.
    let text: String?

    /// The name of the variable whose type the type checker finds.
    private static let probe = "extracted"

    /// Finds the type that a value has in a call, or else the type of the value by itself.
    ///
    /// - Parameter declared: the type of the argument or property, in which names may be those of its owner.
    init(of value: Range<Int>, declared: WrittenType, _ node: DocumentNode, in context: CommandContext) {
        let written = declared.unwrapped.name == "Element" ? "any Element" : "\(declared)"
        let known = { (type: String) in
            Self.type("func probe(\(Self.probe): \(type)) { ", in: context) == nil ? nil : type
        }
        let isAny = declared == .anything
        text =
            (isAny ? nil : known(written)) ?? Self.type(
                "func probe() { let \(Self.probe) = \(context.document.text(value))\n",
                in: context
            )
            ?? (isAny ? nil : known("\(node.owner ?? node.typeName).\(written)"))
    }

    /// Returns the type of the variable in an unfinished function; nil if it is not known there.
    private static func type(_ start: String, in context: CommandContext) -> String? {
        guard let types = context.workspace.current.value?.cursor(after: start, closedBy: "}"),
            let type = types.variables.first(where: { $0.name == probe })?.type, type != .anything
        else { return nil }
        return "\(type)"
    }
}

extension Document {
    /// Returns the value of a setting that can become a parameter; nil if it is left out.
    ///
    /// Of a closure behind a call, the argument in parentheses that the call then needs replaces a larger range.
    func parameterRange(of setting: Language.Setting, of node: DocumentNode) -> (
        value: Range<Int>, closure: Range<Int>?
    )? {
        if let value = value(of: setting, of: node) { return (value, nil) }
        guard setting.type.function != nil, let closure = node.closure, !node.isList, !node.isConfigured,
            case .argument(_?, let order) = setting.place, order.last == setting.name
        else { return nil }
        let spaces = text(0..<closure.lowerBound).utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        let start = node.parentheses.map { $0.upperBound - 1 } ?? closure.lowerBound - spaces
        return (closure, start..<closure.upperBound)
    }
}
