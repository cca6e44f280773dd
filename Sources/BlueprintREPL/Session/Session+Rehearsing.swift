import BlueprintBindings

extension Session {
    /// Renders a value on trial, without changing the screen, so that errors in interpreted layouts and closures are in
    /// the value's faults before anything has changed.
    ///
    /// Does nothing if no code of the document runs during a render; such a value is rendered once, with a recorder.
    ///
    /// - Throws: ``LayoutStopped`` if the layout takes too long.
    func rehearse(_ value: EvaluatedDocument, of document: Document) throws {
        guard value.keepsCode else { return }
        try value.rehearse {
            try screen.rehearse(value.root, in: layoutEnvironment(of: document), settings: settings)
        }
    }
}
