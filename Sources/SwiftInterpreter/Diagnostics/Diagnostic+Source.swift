extension Diagnostic {
    /// The error for a place in a source; an offset outside of it is moved to its nearest end.
    public init(
        _ message: String,
        in source: String,
        fileName: String,
        offset: Int,
        kind: Kind = .meaning,
        expected: String? = nil,
        didYouMean: String? = nil,
        fix: String? = nil
    ) {
        self = SourceText(source, fileName: fileName).diagnostic(
            message,
            at: offset,
            kind: kind,
            expected: expected,
            didYouMean: didYouMean,
            fix: fix
        )
    }
}
