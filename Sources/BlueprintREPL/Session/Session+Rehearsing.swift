import BlueprintBindings

extension Session {
    /// Shows a value once beside the screen: before anything has changed, what goes wrong in interpreted layouts and
    /// closures is in its faults then.
    ///
    /// Nothing happens if no code of the document runs while it is shown: that is laid out once, and recorded.
    ///
    /// - Throws: ``LayoutStopped`` if its layout takes too long, before all of that is recorded.
    func rehearse(_ value: EvaluatedDocument, of document: Document) throws {
        guard value.keepsCode else { return }
        try value.rehearse {
            try screen.rehearse(value.root, in: layoutEnvironment(of: document), settings: settings)
        }
    }
}
