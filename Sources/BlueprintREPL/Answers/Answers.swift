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
