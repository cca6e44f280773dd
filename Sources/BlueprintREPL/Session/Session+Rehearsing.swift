import BlueprintBindings

extension Session {
    /// Shows a value once beside the stage: before anything has changed, what goes wrong in interpreted layouts and
    /// closures is in its faults then.
    ///
    /// - Throws: ``LayoutStopped`` if its layout takes too long, before all of that is recorded.
    func rehearse(_ value: EvaluatedDocument, of document: Document) throws {
        // What closures print belongs to the render that is seen.
        defer { _ = value.takePrintedLines() }
        let environment = layoutEnvironment(of: document)
        try stage.rehearse(value.root, withViews: value.keepsCode, in: environment, settings: settings)
    }
}
