import BlueprintInspector

extension CommandContext {
    /// The labels of all elements of the last render, including those that were only measured.
    var traceLabels: NodeLabels {
        workspace.stepper.index.labels { screen.layoutTrace.labels(names: names) }
    }

    /// Returns the JSON of steps of the last render.
    func events(_ events: [TraceEvent]) -> JSONValue {
        JSONExporter(labels: traceLabels).events(events, of: lastRender)
    }
}
