/// A replacement in a source text.
struct Splice {
    /// The replaced range, in UTF-8 offsets; empty to insert.
    var range: Range<Int>
    /// The new text.
    var text: String
    /// The numbers of nodes that move with the text, by the offset of their names in it.
    var anchors: [Int: Int] = [:]
    /// The part of `text` that was typed, and its offset in `text`; nil if no part was typed.
    var typed: (text: SwiftInput, start: Int)?

    /// Replaces a range by a text.
    init(_ range: Range<Int>, _ text: String, anchors: [Int: Int] = [:]) {
        self.range = range
        self.text = text
        self.anchors = anchors
    }

    /// Replaces a range by typed text, between the texts that the edit adds.
    init(_ range: Range<Int>, before: String = "", typed: SwiftInput, after: String = "") {
        self.range = range
        text = before + typed.text + after
        self.typed = (typed, before.utf8.count)
    }

    /// A text after splices, with the places of nodes and typed tokens in it.
    struct Result {
        var text: String
        /// The numbers of nodes, by the offset of the node's name.
        var anchors: [Int: Int] = [:]
        /// The offsets in the typed text, by the offset of the token in the result.
        var typed: [Int: Int] = [:]
    }

    /// Applies splices that do not overlap; splices at the same place are applied in the given order.
    static func apply(_ splices: [Splice], to source: String, anchors: [Int: Int]) -> Result {
        let bytes = Array(source.utf8)
        let sorted = splices.enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
        var output: [UInt8] = []
        var result = Result(text: "")
        let old = anchors.sorted { $0.key < $1.key }
        var nextAnchor = 0
        var position = 0
        func copy(upTo end: Int, dropping: Bool) {
            while nextAnchor < old.count, old[nextAnchor].key < end {
                if !dropping {
                    result.anchors[output.count + old[nextAnchor].key - position] = old[nextAnchor].value
                }
                nextAnchor += 1
            }
            let end = min(max(position, end), bytes.count)
            if !dropping { output += bytes[position..<end] }
            position = end
        }
        for splice in sorted {
            copy(upTo: splice.range.lowerBound, dropping: false)
            copy(upTo: splice.range.upperBound, dropping: true)
            for (offset, number) in splice.anchors { result.anchors[output.count + offset] = number }
            if let typed = splice.typed {
                for (offset, original) in typed.text.tokenOffsets {
                    result.typed[output.count + typed.start + offset] = original
                }
            }
            output += Array(splice.text.utf8)
        }
        copy(upTo: bytes.count, dropping: false)
        result.text = String(decoding: output, as: UTF8.self)
        return result
    }
}
