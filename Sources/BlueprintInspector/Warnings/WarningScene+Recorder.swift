extension WarningScene {
    /// A scene of the last render of a recorder whose view still shows that; nil if nothing was recorded.
    ///
    /// It has the elements themselves at hand, which some rules look at: whether a priority can do anything, and whether
    /// elements that are not the library's own keep the layout contract. To find that out they are measured a few
    /// hundred times, one element of a type, and only a few types.
    public init?(_ recorder: RenderRecorder, names: NodeNames = .paths, style: DrawingStyle = .unicode) {
        guard let trace = recorder.trace else { return nil }
        let live = LiveTree(recorder.view, showing: trace.snapshot)
        var check = ContractCheck()
        let elements = trace.snapshot.elements
        self.init(
            trace,
            labels: NodeLabels(trace.snapshot, names: names),
            live: live,
            contract: live.map { check.findings(in: $0, trace.snapshot) { elements[$0].typeName } }
                ?? ContractCheck.Findings(),
            style: style
        )
    }
}
