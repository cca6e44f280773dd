import BlueprintInspector
import Foundation

/// The output of look commands, as text and as JSON.
extension Session {
    var phrasing: Phrasing { Phrasing(settings.style) }

    /// Returns the output of a look command.
    func look(_ command: String, _ text: StyledText, _ members: @autoclosure () -> [JSONValue.Member]) -> Output {
        look(command, TextPieces(text), members())
    }

    /// Returns the output of a look command whose text is made while it is printed.
    func look(_ command: String, _ text: TextPieces, _ members: @autoclosure () -> [JSONValue.Member]) -> Output {
        Output(.result, text, json: options.givesJSON ? json(command, members()) : nil)
    }

    /// Returns a JSON document.
    func json(_ command: String, _ members: [JSONValue.Member]) -> JSONValue {
        let head: [JSONValue.Member] = [
            .init("version", .integer(JSONExporter.version)), .init("command", .string(command)),
        ]
        return .object(head + members)
    }

    private var exporter: JSONExporter { JSONExporter(labels: labels) }

    /// The viewport and all elements.
    var elementMembers: [JSONValue.Member] {
        [
            .init("viewport", .size(snapshot.viewport)), .init("scale", .number(snapshot.scale)),
            .init("elements", exporter.elements(snapshot)),
        ]
    }

    /// All views.
    var viewMembers: [JSONValue.Member] { [.init("views", exporter.views(snapshot))] }

    /// Returns the steps of a phase of the last render, up to the current step.
    func eventMembers(_ phase: TracePhase) -> [JSONValue.Member] {
        [.init("steps", events(renderSoFar.events.filter { $0.phase == phase }))]
    }

    /// Returns the JSON of steps of the last render.
    func events(_ events: [TraceEvent]) -> JSONValue {
        JSONExporter(labels: traceLabels).events(events, of: lastRender)
    }

    /// Returns the JSON of elements of the last render.
    func elements(_ indices: [Int]) -> JSONValue {
        .array(indices.filter(snapshot.elements.indices.contains).map { exporter.element(snapshot.elements[$0]) })
    }

    /// Returns the report on elements, as of the current step.
    func info(_ elements: [Int], isVerbose: Bool) -> Output {
        let trace = renderSoFar
        let labels = traceLabels
        let report = InfoReport(trace, labels: labels, options: drawingOptions, isVerbose: isVerbose)
        var text = StyledText()
        for element in elements {
            if !text.isEmpty { text.append("") }
            text.append(report.text(of: element))
            if let remark = remark(on: element) {
                for line in TextLines.wrap("  " + remark, columns: options.columns) { text.append(line) }
            }
        }
        let exporter = JSONExporter(labels: labels)
        return look("info", text, [.init("elements", .array(elements.map { exporter.ledger(of: $0, in: trace) }))])
    }

    /// The numbers of the views that the last update moved among their siblings.
    var movedViews: [Int] { screen.render.movedViews }

    /// The difference between the last two renders.
    var difference: DiffReport {
        DiffReport(
            from: screen.snapshotBefore,
            labels: labelsBefore,
            to: screen.snapshot,
            labels: labels,
            moved: movedViews,
            options: drawingOptions
        )
    }

    /// The elements of the last two renders.
    var membersBeforeAndAfter: [JSONValue.Member] {
        [
            .init("before", JSONExporter(labels: labelsBefore).elements(screen.snapshotBefore)),
            .init("after", exporter.elements(screen.snapshot)),
        ]
    }

    // MARK: - Settings

    /// Returns a line about a setting.
    func setting(_ text: String) -> Output { Output(.note, StyledText(text)) }

    /// Changes a setting that affects the layout, and shows the document again.
    func change(_ text: String, _ change: (inout Settings) -> Void) throws -> [Output] {
        labelsBefore = labels
        change(&settings)
        if let value = current.value {
            try rehearse(value, of: document)
            _ = value.takeFaults()
        }
        return try show(saying: text, kind: .note)
    }

    /// Returns the list of environment keys, with the values that are set.
    func environmentList() -> Output {
        var text = StyledText("env KEY VALUE sets a value of the environment", style: .heading)
        for name in language.environment.names {
            text.append("  " + name + (settings.environment[name].map { " \($0.value)" } ?? ""))
        }
        return Output(.note, text)
    }
}
