/// The flatten phase in words: the view of each element, or the views that its layout attributes are applied to.
extension FlattenReport {
    /// The lines; the first one explains the coordinates.
    var sentences: StyledText {
        let phrasing = Phrasing(.text)
        let lines = ElementLines(snapshot, labels: labels, options: options)
        let views = ReceivingViews(of: lines.rows.elements, in: snapshot)
        let heading = "Elements after the flatten phase; x and y are relative to the parent"
        return StyledText(heading, style: .heading)
            + lines.text { record in
                let origin = "at \(phrasing.point(record.frame.origin))"
                guard record.stage >= .flattened else { return [origin, "not flattened yet"] }
                if let view = views.view(of: record) {
                    let place =
                        view.isFrameWritten
                        ? "at \(phrasing.point(view.frame.origin)) in the parent view" : "frame not written yet"
                    return [origin, "\(view.title) \(place)"]
                }
                if record.isViewBacked { return [origin, record.nativeClass ?? ""] }
                return [origin, "flattened"] + applied(record, to: views.receivers(of: record))
            }
    }

    private func applied(_ record: ElementRecord, to views: [Int]) -> [String] {
        var attributes = record.attributes.words
        if record.frame.origin != .zero { attributes.insert("its origin", at: 0) }
        guard !attributes.isEmpty else { return [] }
        let receivers = isUnfinished ? "its children" : names(of: views)
        return ["\(attributes.joined(separator: ", ")) applied to \(receivers)"]
    }
}
