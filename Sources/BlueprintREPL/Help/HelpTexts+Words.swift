import BlueprintBindings
import BlueprintInspector
import SwiftInterpreter

/// The texts of `help` about one word.
extension HelpTexts {
    func text(of term: Term) -> StyledText {
        var text = StyledText("\(term.name) \(context.glyphs.dot) term", style: .heading)
        appendIndented(term.text, to: &text)
        text.append("")
        appendExample(term.lines, to: &text)
        text.append("  then try: \(term.next)")
        return text
    }

    func text(of command: Command) -> StyledText {
        var text = StyledText()
        appendHelp("\(command.usage) \(context.glyphs.dot) command", to: &text, style: .heading)
        appendIndented(command.summary, to: &text)
        for line in command.details.split(separator: "\n") { appendIndented(String(line), to: &text) }
        if !command.aliases.isEmpty { text.append("  also: \(command.aliases.joined(separator: ", "))") }
        text.append("  for example: \(command.example)")
        return text
    }

    func text(of stub: Stub) -> StyledText {
        var text = StyledText()
        appendHelp("\(stub.name) \(context.glyphs.dot) stub", to: &text, style: .heading)
        appendHelp("  A stub for an element of your app: \(stub.description(size: context.phrasing.size)).", to: &text)
        appendHelp("  It takes any arguments; stub \(stub.name) off deletes it.", to: &text)
        return text
    }

    /// Returns the help about a type that the document declares.
    func text(of summary: DeclaredSummary) -> StyledText {
        var text = StyledText()
        appendHelp(
            "\(summary.name) \(context.glyphs.dot) \(summary.keyword) of the document",
            to: &text,
            style: .heading
        )
        if !summary.conformances.isEmpty {
            appendHelp("  is a \(summary.conformances.joined(separator: ", "))", to: &text)
        }
        for call in summary.initializers { appendHelp("  " + call, to: &text, style: .source) }
        let lists = [
            ("properties", summary.properties), ("functions", summary.functions), ("values", summary.values),
        ]
        for (title, names) in lists where !names.isEmpty {
            appendHelp("  \(title): " + names.joined(separator: ", "), to: &text)
        }
        appendHelp("  declared in \(context.document.placeWords(at: summary.offset))", to: &text)
        return text
    }

    func text(of topic: HelpTopic) -> StyledText {
        let sign = context.settings.style == .text ? "," : " \(context.glyphs.viewMark)"
        let mark = topic.isViewBacked ? "\(sign) view-backed" : ""
        var text = StyledText()
        appendHelp("\(topic.name) \(context.glyphs.dot) \(topic.kind.rawValue)\(mark)", to: &text, style: .heading)
        appendIndented(topic.summary, to: &text)
        if !topic.behaviour.isEmpty { appendIndented(topic.behaviour, to: &text) }
        for form in topic.forms { append(form, to: &text) }
        if !topic.properties.isEmpty {
            appendHelp("  properties: " + topic.properties.map(\.name).joined(separator: ", "), to: &text)
        }
        append(topic.values, to: &text)
        for command in topic.commands {
            let swift =
                switch command.meaning {
                case .modifier(let call): call
                case .list(let call): call + " { … }"
                case .call(let before, let after): before + "…" + after
                }
            appendHelp("  > \(command.line)   \(swift)", to: &text)
        }
        if !topic.example.isEmpty {
            text.append("  for example:")
            for line in topic.example.split(separator: "\n", omittingEmptySubsequences: false) {
                text.append(StyledText.Line("    " + line, style: .source))
            }
        }
        return text
    }

    func text(of argument: HelpArgument, name: String) -> StyledText {
        var text = StyledText()
        let owners = argument.owners.sorted().joined(separator: ", ")
        appendHelp("\(name) \(context.glyphs.dot) argument of \(owners)", to: &text, style: .heading)
        if !argument.summary.isEmpty { appendIndented(argument.summary.capitalizedSentence, to: &text) }
        appendHelp("  type \(argument.type)\(argument.defaultValue.map { ", by default \($0)" } ?? "")", to: &text)
        append(argument.values, to: &text)
        return text
    }

    /// Returns the help about the values of one name, a line for each of their types.
    func text(of values: [HelpTopic.Member], name: String) -> StyledText {
        list("\(name) \(context.glyphs.dot) value", values.map { ($0.type, $0.summary) })
    }

    private func append(_ form: HelpTopic.Form, to text: inout StyledText) {
        appendHelp("  " + form.declaration, to: &text, style: .source)
        if !form.summary.isEmpty { appendHelp("    " + form.summary, to: &text) }
        for parameter in form.parameters where !parameter.summary.isEmpty {
            let label = parameter.label == "_" ? parameter.name : parameter.label
            appendHelp("    \(label): \(parameter.summary)", to: &text)
        }
    }

    private func append(_ values: [HelpTopic.Member], to text: inout StyledText) {
        guard !values.isEmpty else { return }
        text.lines += list("", values.map { (".\($0.name)", $0.summary) }).lines.dropFirst()
    }
}

extension String {
    /// The text with a capital first letter and a full stop.
    var capitalizedSentence: String {
        prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
    }
}

/// The page of `help` about output in words.
extension HelpTexts {
    /// The explanation of `style text`, with lines that the program makes.
    var helpText: StyledText {
        var text = list("text \(context.glyphs.dot) output in sentences: style text", Self.textCommands)
        text.append("")
        appendExample(Self.textLines, to: &text)
        text.append("")
        for paragraph in Self.textNotes { appendHelp(paragraph, to: &text) }
        return text
    }

    /// The commands that say what a drawing shows.
    private static let textCommands = [
        ("frames", "Each element's place in the viewport, the free space, gaps and overlaps."),
        ("tree, nest", "Each element's frame in its parent, and its text."),
        ("render", "The contents of the views: text, background, border and image."),
        ("views", "Each view with its element, and the owners of its offset."),
        ("info REF, why REF", "The facts about one element, and the reasons for its frame."),
        ("step, where", "The current step, and the proposals that are open."),
    ]

    /// The lines of the example.
    private static let textLines = [
        "style text", "Row(minimumSpacing: 8) { Label(text: \"Name\"); Label(text: \"Price\") }", "frames",
    ]

    private static let textNotes = [
        "A line begins with the level of the element, its name and its parent. Level 1 is the root. Then come "
            + "its place among its siblings, selected or current step, and view-backed; then the facts.",
        "At a terminal, an edit of a larger tree is followed only by the frames around the selection; frames "
            + "lists all. autoshow off leaves them out. Between quotation marks is your own text.",
        "The inspector is a drawing, so it is not available in style text. BLUEPRINT_STYLE=text, set in the shell, "
            + "lets each session begin in this style.",
    ]
}
