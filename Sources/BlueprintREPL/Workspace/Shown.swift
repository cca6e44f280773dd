import BlueprintBindings
import BlueprintInspector
import BlueprintUI

/// The contents of the screen: a value, the labels of its elements, and the warnings about it.
struct Shown {
    /// The value, whose closures are called when its views are removed.
    var value: EvaluatedDocument?
    /// The document of that value.
    var document: Document?
    /// The labels of the elements.
    var labels = NodeLabels([])
    /// The labels of the elements of the render before.
    var labelsBefore = NodeLabels([])
    /// The findings of the warning rules.
    var findings: [WarningFinding] = []
    /// The results of the layout contract check.
    var contractCheck = ContractCheck()

    /// Returns the key that identifies a finding from one render to the next.
    func key(of finding: WarningFinding) -> String {
        "\(finding.rule) \(labels.reference(of: finding.element))"
    }

    /// The findings by key; of those with the same key, the one with the largest missing length.
    ///
    /// If the work is interrupted, some are missing.
    var findingsByKey: [String: WarningFinding] {
        let keyed = findings.interruptible.lazy.map { (key(of: $0), $0) }
        return Dictionary(keyed) { $0.amount >= $1.amount ? $0 : $1 }
    }

    /// Returns the findings that another render does not have.
    func findings(besides other: Shown) -> [WarningFinding] {
        // A key is a string; few are needed, as both lists mostly begin and end with the same findings.
        let (first, last) = findings.endsShared(with: other.findings, labels, other.labels)
        let known = Set(other.findings[first..<other.findings.count - last].map(other.key(of:)))
        return findings[first..<findings.count - last].filter { !known.contains(key(of: $0)) }
    }
}

/// The place in the document that the next lines apply to.
struct Selection: Hashable, Sendable {
    /// Something that can be selected.
    enum Item: Hashable, Sendable {
        /// A node of the document.
        case node(Int)
        /// An element made by a loop or a custom element, identified by its path.
        case generated(String)
    }

    /// The selected item; nil while the document has no expression.
    var item: Item?
    /// True after `end`: the next element is added after the selected list, not into it.
    var isListClosed = false

    /// An empty selection.
    static let nothing = Selection(item: nil)

    /// A selection of a node of the document.
    static func node(_ number: Int?) -> Selection { Selection(item: number.map(Item.node)) }

    /// The number of the selected node; nil if the selection is empty or a generated element.
    var number: Int? {
        if case .node(let number) = item { number } else { nil }
    }
}
