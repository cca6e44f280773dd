/// Places in the files that a document was read from.
extension Document {
    /// Returns the file and the line that a line of the document was read from, such as `Model.swift:4`; nil if it was
    /// typed.
    func place(ofLine number: Int) -> String? {
        guard let module, let range = range(ofLine: number),
            let first = typedOffsets.keys.filter(range.contains).min(), let typed = typedOffsets[first],
            let place = module.place(of: typed), !place.file.path.isEmpty
        else { return nil }
        let line = place.file.text.utf8.prefix(place.offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return "\(place.file.path):\(line)"
    }

    private func range(ofLine number: Int) -> Range<Int>? {
        var start = 0
        for (index, line) in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            if index + 1 == number { return start..<start + line.count + 1 }
            start += line.count + 1
        }
        return nil
    }
}
