import BlueprintInspector
import BlueprintUI

/// The search for warnings about a render.
extension Shown {
    /// Finds the warnings about the screen; returns those that the render before did not have.
    mutating func findWarnings(on screen: Screen, of state: DocumentState) -> [WarningFinding] {
        // The findings are those of the render before, the labels already those of this one.
        var before = self
        before.labels = labelsBefore
        let live = screen.liveTree
        let contract = live.map { contractFindings(in: $0, on: screen, of: state) }
        let scene = WarningScene(
            screen.render,
            labels: labels,
            before: (screen.snapshotBefore, labelsBefore),
            live: live,
            contract: contract ?? ContractCheck.Findings()
        )
        findings = WarningRule.findings(in: scene)
        return findings(besides: before)
    }

    /// Returns the declared elements that break the layout contract.
    ///
    /// They are checked again if their declarations or their calls have changed.
    private mutating func contractFindings(
        in tree: LiveTree,
        on screen: Screen,
        of state: DocumentState
    ) -> ContractCheck.Findings {
        let (document, outline) = (state.document, state.document.outline)
        guard outline.declarations.contains(where: { $0.keyword == "struct" }) else { return ContractCheck.Findings() }
        let declarations = outline.declarations.map { document.text($0.range) }.joined(separator: "\n")
        let elements = screen.snapshot.elements
        let offsets = state.offsetsOfTags
        return contractCheck.findings(in: tree, screen.snapshot) { index in
            let node = offsets(elements[index].sourceTag).flatMap(outline.number).flatMap(outline.node)
            let call = node.map { document.text($0.range) } ?? elements[index].typeName
            return call + "\n" + declarations
        }
    }
}
