/// The constraints in words: the proposed constraint, the measured size and the placed size of each element.
extension ConstraintsReport {
    /// The lines; of several proposals the last one, with the number of proposals.
    var sentences: StyledText {
        let range = trace.snapshot.range(focus: options.focus)
        let rows = rows(range)
        return StyledText("Proposed constraint, measured size and placed size of each element", style: .heading)
            + ElementLines(trace.snapshot, labels: labels, options: options).text { record in
                let row = rows[record.index - range.lowerBound]
                guard !row.measured.isEmpty || row.proposed != Self.notMeasured else {
                    return [row.proposed, row.placed.isEmpty ? "not placed yet" : "placed \(row.placed)"]
                }
                let measured = row.measured.isEmpty ? "not measured yet" : "measured \(row.measured)"
                let placed =
                    row.placed.isEmpty
                    ? "not placed yet" : row.placed == row.measured ? "placed at that size" : "placed \(row.placed)"
                let count = row.count.isEmpty ? [] : ["measured \(row.count)"]
                return ["proposed \(row.proposed)", measured, placed] + count
            }
    }
}
