extension Diagnostic {
    /// Creates a diagnostic at an offset in a source; an offset outside the source is clamped.
    package init(
        _ cause: DiagnosticMessage,
        in source: String,
        fileName: String,
        offset: Int,
        kind: Kind = .meaning,
        expected: String? = nil,
        didYouMean: String? = nil,
        fix: String? = nil
    ) {
        self = SourceBuffer(source, fileName: fileName).diagnostic(
            cause,
            at: offset,
            kind: kind,
            expected: expected,
            didYouMean: didYouMean,
            fix: fix
        )
    }
}
