import BlueprintInspector
import SwiftInterpreter

/// The question for a property of an element: `#1.text`, `"Title".width`, `Row.minimumSpacing`.
struct PropertyQuestion {
    /// The reference to the element.
    let reference: Word
    /// The name of the property, or several names separated by dots.
    let path: String

    /// Reads a question; nil if a text is no reference with a property.
    init?(_ text: Word) {
        guard let dot = Self.dot(in: text.text) else { return nil }
        reference = Word(String(text.text[..<dot]), at: text.offset)
        path = String(text.text[text.text.index(after: dot)...])
        guard Resolver.isReference(reference), path.first?.isLetter == true else { return nil }
    }

    /// Returns the dot after the reference, which may be a text in quotes.
    private static func dot(in text: String) -> String.Index? {
        guard text.first == "\"" else { return text.firstIndex(of: ".") }
        var end: Int?
        SwiftTokens.read(text) { token, _, open in
            if token.kind == .stringEnd, open.isEmpty { end = token.range.upperBound }
            return end == nil
        }
        let dot = end.map { text.utf8.index(text.startIndex, offsetBy: $0) }
        return dot.flatMap { text[$0...].first == "." ? $0 : nil }
    }

    /// The property as a word.
    var name: Word { Word(path, at: offset) }

    /// The offset of the property in the input.
    private var offset: Int { reference.offset + reference.text.utf8.count + 1 }

    /// Returns false for a type that no element has, whose static members Swift knows.
    func isPlausible(in context: CommandContext) -> Bool {
        guard case .name? = try? Reference(reference) else { return true }
        return (try? context.resolver.target(reference)) != nil
    }

    /// Returns the value of the property.
    ///
    /// - Throws: an ``InputError`` if there is no such element or property.
    func answer(in context: CommandContext) throws -> Output {
        let (value, isDefault) = try value(in: context)
        let remark = isDefault ? " (the default)" : ""
        return context.look("value", StyledText(value + remark, style: .source), [.init("value", .string(value))])
    }

    /// Returns the number of the frame, the value in Swift, the written argument, or the default of one that is left out,
    /// whichever is found first.
    ///
    /// - Throws: an ``InputError`` if there is no such element or property.
    func value(in context: CommandContext) throws -> (text: String, isDefault: Bool) {
        let target = try context.resolver.target(reference)
        if let measure = FrameMeasure(rawValue: path), !target.elements.isEmpty || target.view != nil {
            let place = ShownPlace(context: context, element: target.element, view: target.view)
            return (Phrasing.number(place.value(of: measure)), false)
        }
        let node = target.number.flatMap(context.document.outline.node)
        if let node, let value = evaluated(node, in: context) { return (value, false) }
        if let argument = node?.arguments.first(where: { $0.label == path }) {
            return (context.document.text(argument.value), false)
        }
        if path == "text", let text = target.element.flatMap({ context.snapshot.elements[$0].content?.text }) {
            return (Quoted.literal(text), false)
        }
        if let node, let value = context.defaultValue(of: path, of: node) { return (value, true) }
        throw try missing(node, in: context)
    }

    /// Returns the property of the element that the node's source makes; nil if that cannot be evaluated alone.
    private func evaluated(_ node: DocumentNode, in context: CommandContext) -> String? {
        let source = "(\(context.document.text(node.range))).\(path)"
        guard let typed = try? SwiftInput(source, catalog: context.document.vocabulary),
            case .value(let text, _, _)? = try? context.language.answer(to: typed, behind: context.document)
        else { return nil }
        return text
    }

    /// - Throws: the error that another form of the call takes the argument.
    private func missing(_ node: DocumentNode?, in context: CommandContext) throws -> InputError {
        let own = node.map { context.settingNames(of: $0) } ?? []
        let names = own + FrameMeasure.allCases.map(\.rawValue)
        let label = node.map { context.document.label($0.number).description } ?? reference.text
        if let node, own.contains(path) {
            // Another form of the call may take it.
            _ = try context.setting(path, of: node, at: offset)
            return InputError(
                "\(label) is written without '\(path)', so its default applies",
                fix: "to give it one: set #\(node.number) \(path) VALUE",
                at: offset
            )
        }
        let near = NearWord.nearestArgument(to: path, among: names)
        return InputError(
            "\(label) has no '\(path)'",
            code: .unknownSetting(path),
            fix: near.map(Fix.didYouMean) ?? .choices(names),
            at: offset
        )
    }
}
