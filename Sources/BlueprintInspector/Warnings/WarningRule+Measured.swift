extension WarningRule {
    /// The number of times that an element may be measured in one render without a warning.
    public static let mostMeasures = Trace.mostMeasures

    /// An element that was measured very often; of nested ones only the outermost.
    static let measured = WarningRule("measured", "an element measured more than 1,000 times in one render") {
        scene,
        rule in
        let counts = scene.render.measureCounts
        guard let first = counts.firstIndex(where: { $0 > mostMeasures }), scene.elements.indices.contains(first) else {
            return []
        }
        var cause = "\(Phrasing.grouped(counts[first])) times"
        if let most = counts.max(), let worst = counts.firstIndex(of: most), worst != first,
            scene.elements.indices.contains(worst)
        {
            cause += "; \(scene.name(worst)) inside it, \(Phrasing.grouped(most)) times"
        }
        let size = scene.elements[first].frame.size
        let fixed = "constrained \(Phrasing.number(size.width)) \(Phrasing.number(size.height))"
        let warning = Warning(
            rule: rule.name,
            element: first,
            title: "\(scene.name(first)) was measured very often",
            cause: cause,
            fixes: scene.path(from: first).prefix(3).compactMap { element in
                scene.reference(element).map { ["select \($0)", fixed] }
            }
        )
        return [WarningFinding(warning)]
    }
}
