import Foundation

/// A sum of a frame in words, with printed numbers that add up exactly.
package struct FrameSumText {
    /// The maximum number of listed terms of a coordinate; of more, the outermost and innermost ones are listed.
    private static let (most, outermost, innermost) = (8, 4, 2)

    private let sum: FrameSum
    private let labels: NodeLabels

    /// Creates the text of a sum whose elements have these labels.
    package init(_ sum: FrameSum, labels: NodeLabels) {
        self.sum = sum
        self.labels = labels
    }

    /// The terms with their printed amounts; those that are printed as zero are left out.
    package var terms: [(value: Double, name: String)] {
        sum.terms.compactMap { term in
            let amount = Self.printed(term.to) - Self.printed(term.from)
            return Phrasing.number(amount) == "0" ? nil : (amount, name(term))
        }
    }

    /// The parts of a coordinate, outermost first: `x 20 Centered #2`, `+ 82 own`.
    ///
    /// Empty if the element's own origin is the only term.
    package var parts: [String] {
        guard sum.terms.contains(where: { $0.owner != .element(sum.element) }) else { return [] }
        var parts = folded.enumerated().map { position, term in
            let sign = position == 0 ? "" : term.value < 0 ? "- " : "+ "
            return "\(sign)\(Phrasing.number(position == 0 ? term.value : abs(term.value))) \(term.name)"
        }
        if !parts.isEmpty { parts[0] = "\(sum.measure.rawValue) " + parts[0] }
        return parts
    }

    /// The coordinate in words: `x is 20 of Centered #2 plus 82 own`.
    ///
    /// Nil if the element's own origin is the only term.
    var sentence: String? {
        guard !parts.isEmpty else { return nil }
        let words = folded.enumerated().map { position, term in
            let sign = term.value < 0 ? "minus " : position == 0 ? "" : "plus "
            let owner = ["own", "rounding"].contains(term.name) || term.name.hasPrefix("of ") ? "" : "of "
            return "\(sign)\(Phrasing.number(abs(term.value))) \(owner)\(term.name)"
        }
        return "\(sum.measure.rawValue) is \(words.joined(separator: " "))"
    }

    /// The terms of a length below each other: `96 measured`, `+164 Column #2 (fills it)`; empty without any term.
    var lines: [String] {
        let measured = sum.startStep.map { "measured in step \($0)" } ?? "measured"
        let rows = [(Phrasing.number(sum.start), measured)] + terms.map { ($0.value.signed, $0.name) }
        let columns = rows.map(\.0.count).max() ?? 0
        return rows.count == 1 ? [] : rows.map { TextFitting.right($0.0, columns) + " " + $0.1 }
    }

    private func name(_ term: FrameSum.Term) -> String {
        switch term.owner {
        case .element(sum.element): "own"
        case .element(let index): labels[index].full + (term.isFilling ? " (fills it)" : "")
        case .viewport: "the viewport"
        case .transforms: "transforms"
        case .standardizing: "standardised"
        case .rounding: "rounding"
        }
    }

    /// The terms, with those in the middle added up if there are many.
    private var folded: [(value: Double, name: String)] {
        let terms = terms
        guard terms.count > Self.most else { return terms }
        let middle = terms[Self.outermost..<terms.count - Self.innermost]
        let sum = middle.reduce(0) { $0 + $1.value }
        return terms.prefix(Self.outermost) + [(sum, "of \(middle.count) others")] + terms.suffix(Self.innermost)
    }

    /// Returns a number rounded to thousandths, as printed.
    static func printed(_ value: Double) -> Double {
        guard value.isFinite, abs(value) < 1e12 else { return value }
        return (value * 1000).rounded() / 1000
    }
}

extension Double {
    /// Returns the number with its sign: `+4`, `-0.5`.
    fileprivate var signed: String { (self < 0 ? "" : "+") + Phrasing.number(self) }
}
