extension WarningScene {
    /// Creates a scene of the last render of a recorder whose view still shows it; nil if nothing was recorded.
    ///
    /// The scene contains the elements themselves. Some rules need them, to check the effect of a priority or the
    /// layout contract. One element of each of a few custom types is measured a few hundred times.
    public init?(_ recorder: RenderRecorder, names: NodeNames = .paths) {
        guard let render = recorder.last else { return nil }
        let snapshot = render.snapshot
        let live = LiveTree(recorder.view, showing: snapshot)
        var check = ContractCheck()
        let elements = snapshot.elements
        self.init(
            render,
            labels: NodeLabels(snapshot, names: names),
            live: live,
            contract: live.map { check.findings(in: $0, snapshot) { elements[$0].typeName } }
                ?? ContractCheck.Findings()
        )
    }
}
