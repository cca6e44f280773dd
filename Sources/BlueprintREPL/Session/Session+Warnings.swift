import BlueprintInspector

/// What an edit warns of.
extension Session {
    /// So often an element may be measured in one render before an edit warns of it.
    private static let mostMeasures = 1000

    /// A word about the outermost element that was measured very often, and about the one in it that was measured most
    /// often; nil if none was.
    var measuringWarning: String? {
        let counts = stage.trace.measureCounts
        guard let outermost = counts.firstIndex(where: { $0 > Self.mostMeasures }), let most = counts.max() else {
            return nil
        }
        let labels = stage.trace.labels(names: names)
        var warning = "! \(labels[outermost].full) was measured \(Phrasing.grouped(counts[outermost])) times"
        if let worst = counts.firstIndex(of: most), worst != outermost {
            warning += ", \(labels[worst].full) \(Phrasing.grouped(most)) times"
        }
        return warning + "; help info says why"
    }
}
