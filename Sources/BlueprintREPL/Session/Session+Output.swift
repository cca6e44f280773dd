import BlueprintInspector
import Foundation

/// What look commands give: text, and the same as JSON.
extension Session {
    var phrasing: Phrasing { Phrasing(settings.style) }

    /// The answer of a look command.
    func look(_ command: String, _ text: StyledText, _ members: @autoclosure () -> [JSONValue.Member]) -> Output {
        Output(.result, text, json: options.givesJSON ? json(command, members()) : nil)
    }

    /// A JSON document on one line.
    func json(_ command: String, _ members: [JSONValue.Member]) -> String {
        let head: [JSONValue.Member] = [
            .init("version", .integer(JSONExporter.version)), .init("command", .string(command)),
        ]
        return JSONValue.object(head + members).text
    }

    private var exporter: JSONExporter { JSONExporter(labels: labels) }

    /// The size of the view and all elements.
    var elementMembers: [JSONValue.Member] {
        [
            .init("viewport", .size(snapshot.viewport)), .init("scale", .number(snapshot.scale)),
            .init("elements", exporter.elements(snapshot)),
        ]
    }

    /// All views.
    var viewMembers: [JSONValue.Member] { [.init("views", exporter.views(snapshot))] }

    /// The events of a phase of the last render, as far as it is known at the step where one stands.
    func eventMembers(_ phase: TracePhase) -> [JSONValue.Member] {
        [.init("events", events(renderSoFar.events.filter { $0.phase == phase }))]
    }

    /// Some events of the last render.
    func events(_ events: [TraceEvent]) -> JSONValue {
        JSONExporter(labels: traceLabels).events(events, of: lastRender)
    }

    /// Some elements of the last render.
    func elements(_ indices: [Int]) -> JSONValue {
        .array(indices.filter(snapshot.elements.indices.contains).map { exporter.element(snapshot.elements[$0]) })
    }

    /// Everything about some elements, as far as it is known at the step where one stands.
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

    /// The numbers of the views that changed their places among their siblings in the last update.
    var movedViews: [Int] { screen.trace.movedViews }

    /// What differs between the last two renders.
    func diff() -> (StyledText, [JSONValue.Member]) {
        let report = DiffReport(
            from: screen.snapshotBefore,
            labels: labelsBefore,
            to: screen.snapshot,
            labels: labels,
            moved: movedViews,
            options: drawingOptions
        )
        let members: [JSONValue.Member] =
            [
                .init("before", JSONExporter(labels: labelsBefore).elements(screen.snapshotBefore)),
                .init("after", exporter.elements(screen.snapshot)),
            ] + report.members
        return (report.text, members)
    }

    // MARK: - Settings

    /// A line about a setting.
    func setting(_ text: String) -> Output { Output(.note, StyledText(text)) }

    /// Changes a setting that the tree depends on, and shows it anew.
    func change(_ text: String, _ change: (inout Settings) -> Void) throws -> [Output] {
        labelsBefore = labels
        change(&settings)
        if let value = current.value {
            try rehearse(value, of: document)
            _ = value.takeFaults()
        }
        return try show(saying: text, kind: .note)
    }

    /// The values of the environment, with those that were set.
    func environmentList() -> Output {
        var text = StyledText("env KEY VALUE sets a value of the environment", style: .heading)
        for name in language.environment.names {
            text.append("  " + name + (settings.environment[name].map { " \($0.value)" } ?? ""))
        }
        return Output(.note, text)
    }
}
