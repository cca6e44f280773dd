import BlueprintBindings
import BlueprintInspector
import SwiftInterpreter

/// What `help` prints: everything comes from the list of commands and from the table of bindings.
extension Session {
    func help(_ arguments: CommandArguments) throws -> [Output] {
        guard let word = arguments.words.first else { return [Output(.result, overview)] }
        if let command = Commands.named(word.text) { return [Output(.result, text(of: command))] }
        if let group = CommandGroup.allCases.first(where: { $0.rawValue == arguments.text }) {
            return [Output(.result, text(of: group))]
        }
        if arguments.words.count == 1 {
            let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
            switch name {
            case "elements": return [Output(.result, list("elements", language.catalog.elementTypes.map(summary)))]
            case "language": return [Output(.result, LanguageHelp.text(columns: options.columns))]
            case "modifiers": return [Output(.result, list("modifiers", language.commands.names.map(summary)))]
            default: break
            }
            if let stub = document.stubs.first(where: { $0.name == name }) {
                return [Output(.result, text(of: stub))]
            }
            if let summary = shownValue?.summary(ofTypeNamed: name) {
                return [Output(.result, text(of: summary))]
            }
            if let topic = language.topics.topic(name) { return [Output(.result, text(of: topic, name: name))] }
        }
        let near = language.nearest(to: word.text, among: helpCompletions().map(\.word))
        throw InputError(
            "there is no help about '\(arguments.text)'",
            fix: near.map { "did you mean \($0)?" } ?? "help alone lists everything",
            at: word.offset
        )
    }

    /// The words that help can explain.
    func helpCompletions() -> [Completion] {
        Commands.all.map { Completion($0.name, summary: $0.summary) }
            + CommandGroup.allCases.map { Completion($0.rawValue) }
            + language.topics.names.map { Completion($0) } + language.commands.names.map { Completion($0) }
            + document.stubs.map { Completion($0.name, summary: "stub") }
            + document.outline.declarations.filter { Self.typeKeywords.contains($0.keyword) }.map {
                Completion($0.name, summary: $0.keyword)
            }
            + [Completion("elements"), Completion("language"), Completion("modifiers")]
    }

    private static let typeKeywords: Set<String> = ["class", "enum", "protocol", "struct"]

    // MARK: - Lists

    private var overview: StyledText {
        var text = StyledText()
        append("Type an element in Swift, or a modifier, or a command.", to: &text, style: .heading)
        append("  Label(text: \"Hello\")     an element: the root, or the next child of a list", to: &text)
        append("  .inset(uniform: 20)      a modifier in Swift wraps the selection", to: &text)
        append("  inset 20                 the same as a command", to: &text)
        for group in CommandGroup.allCases {
            text.append("")
            text.append(group.rawValue, style: .heading)
            let names = Commands.all.filter { $0.group == group }.map(\.name).joined(separator: ", ")
            for line in TextLines.wrap("  " + names, columns: options.columns) { text.append(line) }
        }
        text.append("")
        for line in [
            "help WORD explains a command, element, modifier or group", "help elements, help modifiers list them",
            "help language says what of Swift can be typed",
        ] {
            append(line, to: &text)
        }
        return text
    }

    private func text(of group: CommandGroup) -> StyledText {
        list(group.rawValue, Commands.all.filter { $0.group == group }.map { ($0.usage, $0.summary) })
    }

    /// Names with a few words about each, in two columns where they fit.
    private func list(_ title: String, _ entries: [(String, String)]) -> StyledText {
        var text = StyledText(title, style: .heading)
        let column = min(24, (entries.map(\.0.count).max() ?? 0) + 2)
        for (name, summary) in entries {
            let head = "  " + name.padded(to: column)
            if name.count < column, head.count + summary.count <= options.columns {
                text.append(head + summary)
            } else {
                let margin = String(repeating: " ", count: column + 2)
                let lines = TextLines.wrap(margin + summary, columns: options.columns)
                if name.count < column {
                    text.append(head + lines[0].dropFirst(margin.count))
                } else {
                    text.append("  " + name)
                    text.append(lines[0])
                }
                for line in lines.dropFirst() { text.append(line) }
            }
        }
        return text
    }

    private func summary(_ name: String) -> (String, String) { (name, language.topics.topic(name)?.summary ?? "") }

    // MARK: - One word

    private func text(of command: any Command) -> StyledText {
        var text = StyledText()
        append(command.usage, to: &text, style: .heading)
        for line in TextLines.wrap("  " + command.summary, columns: options.columns) { text.append(line) }
        if !command.details.isEmpty {
            for line in command.details.split(separator: "\n") { append("  " + line, to: &text) }
        }
        if !command.aliases.isEmpty { text.append("  short: \(command.aliases.joined(separator: ", "))") }
        text.append("  for example: \(command.example)")
        return text
    }

    private func text(of stub: Stub) -> StyledText {
        var text = StyledText()
        append("\(stub.name) \(glyphs.dot) stub", to: &text, style: .heading)
        append("  Stands in for a type of your app: \(stub.description(size: phrasing.size)).", to: &text)
        append("  It takes any arguments; stub \(stub.name) off takes it back.", to: &text)
        return text
    }

    /// What the document declares of a type.
    private func text(of summary: DeclaredSummary) -> StyledText {
        var text = StyledText()
        append("\(summary.name) \(glyphs.dot) \(summary.keyword) of the document", to: &text, style: .heading)
        if !summary.conformances.isEmpty { append("  is a \(summary.conformances.joined(separator: ", "))", to: &text) }
        for call in summary.initializers { append("  " + call, to: &text, style: .source) }
        let lists = [
            ("properties", summary.properties), ("functions", summary.functions), ("values", summary.values),
        ]
        for (title, names) in lists where !names.isEmpty {
            append("  \(title): " + names.joined(separator: ", "), to: &text)
        }
        let line = document.source.utf8.prefix(summary.offset).reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
        append("  declared in line \(line) of the document", to: &text)
        return text
    }

    private func text(of topic: HelpTopic, name: String) -> StyledText {
        let mark = topic.isViewBacked ? " \(glyphs.viewMark) view-backed" : ""
        var text = StyledText()
        append("\(topic.name) \(glyphs.dot) \(topic.kind.rawValue)\(mark)", to: &text, style: .heading)
        append("  " + topic.summary, to: &text)
        if !topic.behaviour.isEmpty { append("  " + topic.behaviour, to: &text) }
        for form in topic.forms { append(form, to: &text) }
        append(topic.properties, title: "properties", to: &text)
        append(topic.values, title: "values", to: &text)
        for command in topic.commands {
            let swift =
                switch command.meaning {
                case .modifier(let call): call
                case .list(let call): call + " { … }"
                case .call(let before, let after): before + "…" + after
                }
            append("  > \(command.line)   \(swift)", to: &text)
        }
        if !topic.example.isEmpty { append(example: topic.example, to: &text) }
        return text
    }

    private func append(_ form: HelpTopic.Form, to text: inout StyledText) {
        append("  " + form.declaration, to: &text, style: .source)
        if !form.summary.isEmpty { append("    " + form.summary, to: &text) }
        for parameter in form.parameters where !parameter.summary.isEmpty {
            append("    \(parameter.label == "_" ? parameter.name : parameter.label): \(parameter.summary)", to: &text)
        }
    }

    private func append(_ members: [HelpTopic.Member], title: String, to text: inout StyledText) {
        guard !members.isEmpty else { return }
        append("  \(title): " + members.map(\.name).joined(separator: ", "), to: &text)
    }

    private func append(_ line: String, to text: inout StyledText, style: TextStyle = .plain) {
        for part in TextLines.wrap(line, columns: options.columns) { text.append(part, style: style) }
    }

    private func append(example: String, to text: inout StyledText) {
        text.append("  for example:")
        for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
            text.append(StyledText.Line("    " + line, style: .source))
        }
    }
}

extension String {
    /// The text with spaces behind it up to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
