import BlueprintBindings
import SwiftSyntax

/// Finds what a line sets that names an argument or a property as Swift, UIKit or SwiftUI does: `Row { }.spacing(8)`,
/// `label.textColor = .red`, `set textColor .red`, `alignment center`.
struct LikelySetting {
    private let owner: String?
    private let name: String
    private let value: String
    /// True for a line of `set`, which only has another name.
    let isSet: Bool
    /// True for words alone, the first of which is no command.
    let isInWords: Bool

    /// Reads a line that sets something of the selection, or of the element that it names; nil for another line.
    init?(_ line: String) {
        // A label before the first value is that of another call.
        if let call = line.wholeMatch(of: /\s*\.(\w+)\(((?![^(]*:).+)\)\s*/) {
            (owner, name, value) = (nil, String(call.1), String(call.2))
            (isSet, isInWords) = (false, false)
        } else if let assignment = line.wholeMatch(of: /\s*(?:([#$\w]+)[?!]?\.)?([a-z]\w*)\s*=\s*([^=\s].*)/) {
            (owner, name, value) = (assignment.1.map(String.init), String(assignment.2), String(assignment.3))
            (isSet, isInWords) = (false, false)
        } else if let words = line.wholeMatch(of: /\s*(set\s+)?(?:(#\S+)\s+)?([a-z]\w*):?\s+(?:=\s*)?([^=\s].*)/) {
            (owner, name, value) = (words.2.map(String.init), String(words.3), String(words.4))
            (isSet, isInWords) = (words.1 != nil, words.1 == nil)
        } else {
            return nil
        }
    }

    /// The names of arguments and properties, by those that they have in other frameworks.
    private static let otherNames = [
        "action": ["onTap"], "backgroundColor": ["background"], "color": ["background"],
        "distribution": ["underflow"], "foregroundColor": ["color"], "foregroundStyle": ["color"],
        "gap": ["minimumSpacing"], "lineLimit": ["numberOfLines"], "multilineTextAlignment": ["alignment"],
        "spacing": ["minimumSpacing"], "textAlignment": ["alignment"], "textColor": ["color"], "title": ["text"],
    ]

    /// The ways to share extra length, by those of a `UIStackView`.
    private static let distributions = [
        ".equalSpacing": ".spaceEvenly", ".equalCentering": ".spaceEvenly", ".fill": ".growUniformly",
        ".fillEqually": ".growUniformly", ".fillProportionally": ".growProportionally",
    ]

    /// Returns the argument or the property of some that a name means; nil if it means none.
    static func name(meantBy name: String, among names: [String]) -> String? {
        if names.contains(name) { return name }
        return otherNames[name]?.first(where: names.contains) ?? NearWord.nearestArgument(to: name, among: names)
    }

    /// The value as Blueprint names it.
    private var knownValue: String {
        switch name {
        case "distribution": Self.distributions[value] ?? value
        case "font": SwiftUIValue.fonts[value] ?? SwiftUIValue.fontsOfModifiers[value] ?? value
        default: value
        }
    }

    /// Returns the lines of `set` that may set the value, the likeliest first: of a selection without a number by each name
    /// that is meant, else of the selection or of the first element that is named and has it.
    func lines(in context: CommandContext) -> [String] {
        let isInner = owner == nil ? context.labelOfInnerSelection != nil : owner?.contains("/") == true
        let names = isInner ? [name] + (Self.otherNames[name] ?? []) : []
        let subject = owner.map { $0 + " " } ?? ""
        return names.map { "set \(subject)\($0) \(knownValue)" } + [numberedLine(in: context)].compactMap(\.self)
    }

    private func numberedLine(in context: CommandContext) -> String? {
        let outline = context.document.outline
        let selected = context.selection.number.flatMap(outline.node)
        // A stack view is the nearest list.
        let stack =
            owner?.lowercased().contains("stack") == true
            ? context.anchorNumber.flatMap(context.document.nearestList)?.list : nil
        let named =
            stack.map { [$0] }
            ?? outline.nodes.filter { "#\($0.number)" == owner || $0.name.lowercased() == owner?.lowercased() }
        let inside = outline.nodes.filter { node in selected.map { $0.range.contains(node.nameOffset) } ?? true }
        // Elements of one type have the same settings.
        var types: Set<String> = []
        for node in named.isEmpty ? (selected.map { [$0] } ?? []) + inside : named
        where types.insert(node.name).inserted {
            guard let known = Self.name(meantBy: name, among: context.settingNames(of: node)) else { continue }
            let subject = node.number == selected?.number ? "" : "#\(node.number) "
            return "set \(subject)\(known) \(knownValue)"
        }
        return nil
    }
}

/// Rewrites calls of members that are arguments of the element before them: `Row { }.spacing(8)` is
/// `Row(minimumSpacing: 8) { }`, and `Label(text: "A").shadow(s)` sets the property in a closure.
final class MembersRewriter: LineRewriter {
    /// Returns the labels of the forms of an element.
    private let labels: (String) -> [String]
    /// Returns true if the closure of a type's call sets a property, which is no argument.
    private let isProperty: (_ type: String, _ name: String) -> Bool

    init(labels: @escaping (String) -> [String], isProperty: @escaping (String, String) -> Bool) {
        self.labels = labels
        self.isProperty = isProperty
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let call = visited.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            let element = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
            let type = element.calledName, call.arguments.count == 1, call.trailingClosure == nil,
            let argument = call.arguments.first, argument.label == nil,
            let text = setting(member, of: element, type, to: argument.text)
        else { return visited }
        count += 1
        let whole = visited.leadingTrivia.description + text + visited.trailingTrivia.description
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(whole)))
    }

    private func setting(_ name: String, of call: FunctionCallExprSyntax, _ type: String, to value: String) -> String? {
        if isProperty(type, name), call.trailingClosure == nil { return "\(call.sourceText) { $0.\(name) = \(value) }" }
        let known = labels(type)
        let given = call.arguments.map { ($0.label?.text ?? "", $0.text) }
        let free = known.filter { label in !given.contains { $0.0 == label } }
        guard let label = LikelySetting.name(meantBy: name, among: free) else { return nil }
        let place = { (label: String) in known.firstIndex(of: label) ?? 0 }
        let arguments = (given + [(label, "\(label): \(value)")]).sorted { place($0.0) < place($1.0) }.map(\.1)
        let closure = call.trailingClosure.map { " " + $0.sourceText } ?? ""
        return "\(call.calledExpression.sourceText)(\(arguments.joined(separator: ", ")))\(closure)"
    }
}
