import BlueprintBindings

/// Finds what a line sets that names an argument or a property as Swift, UIKit or SwiftUI does: `Row { }.spacing(8)`,
/// `label.textColor = .red`, `set textColor .red`, `alignment center`.
struct SettingHabit {
    private let owner: String?
    let name: String
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
        } else if let font = line.wholeMatch(of: /\s*\.?(\w+)(?:\(\))?\s*/),
            SwiftUIValue.fontsOfModifiers["." + font.1] != nil
        {
            (owner, name, value) = (nil, "font", "." + font.1)
            (isSet, isInWords) = (false, false)
        } else {
            return nil
        }
    }

    /// The names of arguments and properties, by those that they have in other frameworks.
    private static let otherNames = [
        "action": "onTap", "backgroundColor": "background", "color": "background", "colour": "color",
        "distribution": "underflow", "fontSize": "font", "gap": "minimumSpacing", "maxLines": "numberOfLines",
        "spacing": "minimumSpacing", "textAlignment": "alignment", "textColor": "color", "title": "text",
    ]

    /// Returns the name that an argument or a property of another framework has here; nil for other names.
    private static func otherName(_ name: String) -> String? {
        otherNames[name] ?? SwiftUIValue.textProperties["." + name]
    }

    /// The ways to share extra length, by those of a `UIStackView`.
    private static let distributions = [
        ".equalSpacing": ".spaceEvenly", ".equalCentering": ".spaceEvenly", ".fill": ".growUniformly",
        ".fillEqually": ".growUniformly", ".fillProportionally": ".growProportionally",
    ]

    /// Returns the argument or the property of some that a name means; nil if it means none.
    static func name(meantBy name: String, among names: [String]) -> String? {
        if names.contains(name) { return name }
        let other = otherName(name).flatMap { names.contains($0) ? $0 : nil }
        return other ?? NearWord.nearestArgument(to: name, among: names)
    }

    /// The value as Blueprint names it.
    var knownValue: String {
        switch name {
        case "distribution": Self.distributions[value] ?? value
        case "font": SwiftUIValue.font(value) ?? value
        default: value
        }
    }

    /// Returns the lines of `set` that may set the value, the likeliest first: of a selection without a number by each name
    /// that is meant, else of the selection or of the first element that is named and has it.
    func lines(in context: CommandContext) -> [String] {
        let isNumber = owner?.first == "#"
        let isInner = isNumber ? owner?.contains("/") == true : context.labelOfInnerSelection != nil
        let subject = isNumber ? "\(owner ?? "") " : ""
        let own = isInner ? names.map { "set \(subject)\($0) \(knownValue)" } : []
        let ofView = owner == nil ? UIKitLine.lines(setting: name, to: value) : []
        return own + [numberedLine(in: context)].compactMap(\.self) + ofView
    }

    /// The names that are meant.
    var names: [String] { [name, Self.otherName(name)].compactMap(\.self) }

    /// Returns the line that sets a property of the selection which words name exactly: `set text "Hi"` for `text "Hi"`;
    /// nil for other lines.
    func ownLine(in context: CommandContext) -> String? {
        guard isInWords, owner == nil, let node = context.selection.number.flatMap(context.document.outline.node),
            context.settingNames(of: node).contains(name)
        else { return nil }
        return "set \(name) \(knownValue)"
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
