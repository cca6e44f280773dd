import BlueprintInspector

/// Answers questions about a document and what is shown of it, as text and as JSON.
struct Answers {
    let context: CommandContext

    private var exporter: JSONExporter { JSONExporter(labels: context.labels) }

    /// The viewport and all elements.
    var elementMembers: [JSONValue.Member] {
        [
            .init("viewport", .size(context.snapshot.viewport)), .init("scale", .number(context.snapshot.scale)),
            .init("elements", exporter.elements(context.snapshot)),
        ]
    }

    /// Returns the views of a part of the tree.
    func viewMembers(_ options: DrawingOptions) -> [JSONValue.Member] {
        [.init("views", exporter.views(context.snapshot, focus: options.focus))]
    }

    /// Returns the steps of a phase of the last render, up to the current step.
    func eventMembers(_ phase: TracePhase) -> [JSONValue.Member] {
        [.init("steps", events(context.renderSoFar.events.filter { $0.phase == phase }))]
    }

    /// Returns the JSON of steps of the last render.
    func events(_ events: [TraceEvent]) -> JSONValue {
        JSONExporter(labels: context.traceLabels).events(events, of: context.lastRender)
    }

    /// Returns the JSON of elements of the last render.
    func elements(_ indices: [Int]) -> JSONValue {
        .array(
            indices.filter(context.snapshot.elements.indices.contains).map {
                exporter.element(context.snapshot.elements[$0])
            }
        )
    }

    /// Returns the report on elements, as of the current step.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func info(_ elements: [Int], isVerbose: Bool) throws -> Output {
        let trace = context.renderSoFar
        try context.screen.goOn()
        let labels = context.traceLabels
        let report = InfoReport(trace, labels: labels, options: context.drawingOptions, isVerbose: isVerbose)
        var text = StyledText()
        for element in elements {
            if !text.isEmpty { text.append("") }
            text.append(report.text(of: element))
            if let remark = remark(on: element) {
                for line in TextFitting.wrap("  " + remark, columns: context.options.columns, hanging: 2) {
                    text.append(line)
                }
            }
        }
        let exporter = JSONExporter(labels: labels)
        return context.look(
            "info",
            text,
            [.init("elements", .array(elements.map { exporter.ledger(of: $0, in: trace) }))]
        )
    }

    /// Returns the difference between the last two renders; changes that are alike share a line of a long list if it folds.
    func difference(folds: Bool = true) -> DiffReport {
        var options = context.drawingOptions
        options.list.folds = folds
        return DiffReport(
            from: context.screen.snapshotBefore,
            labels: context.workspace.shown.labelsBefore,
            to: context.screen.snapshot,
            labels: context.labels,
            moved: context.movedViews,
            options: options
        )
    }

    /// The elements of the last two renders.
    var membersBeforeAndAfter: [JSONValue.Member] {
        [
            .init(
                "before",
                JSONExporter(labels: context.workspace.shown.labelsBefore).elements(context.screen.snapshotBefore)
            ),
            .init("after", exporter.elements(context.screen.snapshot)),
        ]
    }

    /// The source of the document.
    var source: Output { Output(.result, StyledText(context.document.source, style: .source)) }
}

extension CommandContext {
    /// The answers that are possible here.
    var answers: Answers { Answers(context: self) }

    /// The numbers of the views that the last update moved among their siblings.
    var movedViews: [Int] { screen.render.movedViews }
}

/// The part of the tree that a look command is asked about.
extension Answers {
    /// The arguments of a list: `REF`, `--depth N` and `--all`, in any order.
    static let scopeSyntax = "[REF] [--depth N] [--all]"

    /// The words about those arguments in help.
    static let scopeDetails = """
        With a reference, only that element and those inside it are listed.
        --depth 2 lists two levels below the first. In a long list, siblings that
        are alike share a line, such as 11 more like Inset #2; --all lists each.
        """

    /// The completions of the arguments of a list.
    func scopeCompletions(after words: [String]) -> [Completion] {
        let flags = [
            Completion("--depth", summary: "The number of levels.", leadsOn: true),
            Self.allCompletion,
        ]
        // A number follows.
        guard words.dropLast().last != "--depth" else { return [] }
        return (words.count <= 1 ? context.completer.references : []) + flags
    }

    /// The completion of the argument that lists each line.
    static let allCompletion = Completion("--all", summary: "Each line, without folding.")

    /// The words in help about what components have inside.
    static let insideDetails = """
        A component is an element of a type that you declare. What is inside of it
        has a name in it, such as SettingsRow #3 › Label 2, the second Label there;
        typed in one word, that is #3/Label2.
        """

    /// The completion of the argument that shows what components have inside.
    static let insideCompletion = Completion("--inside", summary: "The elements inside of components, too.")

    /// Removes the argument that lists each line; returns true if it was there.
    static func takeAll(_ words: inout [Word]) -> Bool { take("--all", from: &words) }

    /// Removes the argument that shows what components have inside; returns true if it was there.
    static func takeInside(_ words: inout [Word]) -> Bool { take("--inside", from: &words) }

    private static func take(_ argument: String, from words: inout [Word]) -> Bool {
        let count = words.count
        words.removeAll { $0.text == argument }
        return words.count < count
    }

    /// Returns the options of a list for its arguments.
    func scope(_ words: [Word], usage: String) throws -> DrawingOptions {
        var options = context.drawingOptions
        var words = words
        options.list.folds = !Self.takeAll(&words)
        if !options.list.folds { options.list.inside = true }
        var rest = words[...]
        var hasReference = false
        while let word = rest.popFirst() {
            switch word.text {
            case "--depth":
                guard let number = rest.popFirst() else {
                    throw InputError("the number of levels is missing", fix: "type --depth 2", at: word.offset)
                }
                guard let depth = Int(number.text, radix: 10), depth >= 0 else {
                    throw InputError(
                        "'\(number.text)' is not a number of levels",
                        fix: "type a whole number, such as --depth 2",
                        at: number.offset
                    )
                }
                options.list.depth = depth
            default:
                if hasReference || word.text.hasPrefix("--") {
                    throw InputError("unexpected '\(word.text)'", fix: .usage(usage), at: word.offset)
                }
                hasReference = true
                options.focus = try part(word).focus
            }
        }
        return options
    }

    /// Returns the options of a drawing of the element that a word names; without one, or for the viewport, of all that
    /// is in focus.
    func part(_ word: Word?) throws -> DrawingOptions {
        var options = context.drawingOptions
        guard let word else { return options }
        let target = try context.resolver.target(word)
        if target.view == 1 { return options }
        guard let element = target.element else {
            throw InputError("\(word.text) has no element in this tree", at: word.offset)
        }
        options.focus = element
        return options
    }

    /// Returns the viewport and the elements of a part of the tree.
    func elementMembers(_ options: DrawingOptions) -> [JSONValue.Member] {
        guard let focus = options.focus else { return elementMembers }
        let snapshot = context.snapshot
        return [
            .init("viewport", .size(snapshot.viewport)), .init("scale", .number(snapshot.scale)),
            .init("elements", elements(Array(snapshot.range(focus: focus)))),
        ]
    }
}

/// The command `sessions`.
extension Answers {
    /// The number of lines that are shown of a session.
    private static let shownLines = 3

    /// Returns the list of kept sessions, each with its first lines.
    func list(of sessions: [KeptSession]) -> StyledText {
        guard !sessions.isEmpty else { return StyledText("there are no other sessions to resume") }
        var text = StyledText()
        for session in sessions {
            let count = Phrasing.count(session.lines.count, "line")
            let end = session.wasLeft ? "left unsaved" : "interrupted"
            let place = session.folder.map { ["in \($0.shownPath)"] } ?? []
            let head = ["\(session.number)  \(session.time)", count, end] + place
            for line in context.wrapped(head, style: .heading).lines { text.append(line) }
            for line in session.lines.prefix(Self.shownLines) {
                let rows = line.split(whereSeparator: \.isNewline)
                let row = (rows.first.map(String.init) ?? "") + (rows.count > 1 ? " \(context.glyphs.ellipsis)" : "")
                text.append("     " + TextFitting.cut(row, to: context.options.columns - 5), style: .source)
            }
            if session.lines.count > Self.shownLines { text.append("     \(context.glyphs.ellipsis)", style: .dim) }
        }
        let words = [
            "to resume one: resume \(sessions[0].number)",
            "to delete it: blueprint --drop \(sessions[0].number)",
        ]
        for line in context.wrapped(words).lines { text.append(line) }
        return text
    }
}

/// The command `env`.
extension Answers {
    /// Returns the list of environment keys, with the values that are set.
    var environmentList: Output {
        var text = StyledText(
            "env KEY VALUE sets a value of the environment \(context.glyphs.dot) env KEY shows one",
            style: .heading
        )
        for name in context.language.environment.names { text.append("  " + environmentEntry(name)) }
        return Output(.note, text)
    }

    /// Returns the value of a key.
    func environmentValue(_ name: String) -> Output {
        Output(.note, StyledText(environmentSentence(name)))
    }

    /// Returns the words for the value of a key: `env displayScale 2: scale 2`, or `env windowSize nil, the default`.
    func environmentSentence(_ name: String) -> String {
        let settings = context.settings
        let isSet = settings.environment[name] != nil || Settings.commandsOfKeys[name] != nil
        let keys = context.language.environment
        let value = keys.text(of: name, in: settings.layoutEnvironment)
        let shown = keys.text(of: name, in: context.workspace.layoutEnvironment)
        if shown != value { return "env \(name) \(shown), from the program's view" }
        return isSet ? "env " + environmentEntry(name) : "env \(name) \(value), the default"
    }

    /// Returns a key with its value, if that is set, and the setting that has the value.
    private func environmentEntry(_ name: String) -> String {
        let settings = context.settings
        if let command = Settings.commandsOfKeys[name] {
            let value = context.language.environment.text(of: name, in: settings.layoutEnvironment)
            return "\(name) \(value): \(setting(of: command))"
        }
        return name + (settings.environment[name].map { " \($0.value)" } ?? "")
    }

    /// Returns the setting of a command as it is typed: `scale 2`.
    func setting(of command: String) -> String {
        let settings = context.settings
        return "\(command) \(command == "scale" ? Phrasing.number(settings.scale) : settings.directionWord)"
    }
}

/// Lists of the elements that VoiceOver reads.
extension Answers {
    /// Returns the list of what is read of a part of the tree.
    func accessibility(_ options: DrawingOptions) throws -> Output {
        let report = try accessibilityReport(options)
        return context.look("accessibility", report.text, report.members)
    }

    /// Returns the report on what is read of a part of the tree.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func accessibilityReport(_ options: DrawingOptions) throws -> AccessibilityReport {
        AccessibilityReport(try reader, of: context.screen.snapshot, labels: context.labels, options: options)
    }

    /// The elements that VoiceOver reads, in order.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    var readElements: [ReadElement] {
        get throws { try reader.read }
    }

    /// The likely mistakes in the accessibility of views.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    var accessibilityWarnings: [AccessibilityWarning] {
        get throws { try reader.warnings }
    }

    private var reader: AccessibilityReader {
        get throws {
            guard let reader = context.screen.accessibility else {
                throw LayoutStopped(.interrupted, context.screen.budget)
            }
            return reader
        }
    }
}
