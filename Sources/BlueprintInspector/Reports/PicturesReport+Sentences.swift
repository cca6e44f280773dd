/// The three pictures in words: a line for each element, with its view.
extension PicturesReport {
    /// The lines; the first one counts.
    var sentences: StyledText {
        let lines = ElementLines(snapshot, labels: labels, options: options)
        let views = ReceivingViews(of: lines.rows.elements, in: snapshot)
        let parents = Dictionary(snapshot.views.map { ($0.number, $0.parent) }) { first, _ in first }
        let heading = [
            Phrasing.count(counts.elements, "element"), "\(counts.backed) view-backed",
            Phrasing.count(counts.views, "view"),
        ]
        return StyledText(heading.joined(separator: "; "), style: .heading)
            + lines.text { record in
                guard let view = views.view(of: record) else {
                    return [record.isViewBacked ? "no view yet" : "flattened"] + lines.content(of: record)
                }
                let parent = parents[view.number].flatMap { $0 }.map { " in \(snapshot.views[$0].title)" } ?? ""
                return ["\(view.title)\(parent)"] + lines.content(of: record)
            }
    }
}
