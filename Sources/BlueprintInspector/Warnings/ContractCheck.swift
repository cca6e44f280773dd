import BlueprintUI
import Foundation

/// Asks elements that are not the library's own whether they keep the layout contract, and remembers what came out.
///
/// To ask takes hundreds of measurements. So of the elements with one key only the first is asked, once for as long as
/// the check lives, and only few of them at a time.
package struct ContractCheck {
    private struct Key: Hashable {
        var name: String
        var hints: Bool
        var unconstrained: Bool
    }

    private typealias Violation = LayoutContractProbe.Violation

    private var known: [Key: Violation?] = [:]
    private var isForeign: [ObjectIdentifier: Bool] = [:]

    /// How many elements are asked in one check.
    private static let mostProbes = 4
    /// How many elements may be in one that is asked: all of them are measured with it, again and again.
    private static let mostInside = 8
    /// How many answers are remembered.
    private static let mostKnown = 1000

    /// A check that knows nothing yet.
    package init() {}

    /// What was found, by the positions of the elements.
    package struct Findings {
        var violations: [Int: LayoutContractProbe.Violation] = [:]

        /// Findings of nothing.
        package init() {}
    }

    /// Asks the foreign elements of a tree, those inside before those around them: one that only passes on what another
    /// answers is not to blame.
    ///
    /// - Parameter name: what identifies the source of the element at a position; elements of one name are alike.
    package mutating func findings(in tree: LiveTree, _ snapshot: RenderSnapshot, name: (Int) -> String) -> Findings {
        var findings = Findings()
        var first: [Key: Int] = [:]
        var keys: [Int: Key] = [:]
        for index in 0..<tree.count {
            guard let element = tree.element(index), isAskable(element),
                snapshot.isSmall(index, most: Self.mostInside)
            else { continue }
            let options = tree.environment(index).layoutMode.options
            let key = Key(
                name: name(index),
                hints: options.hintRangeBoundaries,
                unconstrained: options.searchUnconstrainedKeys
            )
            keys[index] = key
            if first[key] == nil { first[key] = index }
        }
        var hasGuilty: Set<Int> = []
        var probes = 0
        for (index, key) in keys.sorted(by: { $0.key > $1.key }) where first[key] == index {
            guard !hasGuilty.contains(index) else { continue }
            if known[key] == nil, probes < Self.mostProbes, let element = tree.element(index) {
                probes += 1
                if known.count >= Self.mostKnown { known = [:] }
                let probe = LayoutContractProbe(environment: tree.environment(index), limits: [0, 50, 200])
                known[key] = .some(
                    probe.violations(of: element).first { $0.rule.matters(key.hints, key.unconstrained) }
                )
            }
            guard let violation = known[key] ?? nil else { continue }
            findings.violations[index] = violation
            hasGuilty.formUnion(snapshot.path(from: index))
        }
        return findings
    }

    /// Whether an element measures by code that is not the library's.
    private mutating func isAskable(_ element: any Element) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: element))
        if let known = isForeign[type] { return known }
        let name = String(reflecting: Swift.type(of: element))
        let isOwn = ["BlueprintUI.", "BlueprintUICommonControls."].contains(where: name.hasPrefix)
        let result = !isOwn && !(element is any ProxyElement)
        isForeign[type] = result
        return result
    }
}

extension RenderSnapshot {
    /// Whether at most so many elements are in one.
    fileprivate func isSmall(_ element: Int, most: Int) -> Bool {
        let next = element + most + 1
        return next >= elements.count ? true : elements[element + 1...next].contains { isOutside($0, element) }
    }

    private func isOutside(_ record: ElementRecord, _ element: Int) -> Bool { record.depth <= elements[element].depth }
}

extension LayoutContractProbe.Rule {
    /// Whether the engine takes the rule for granted.
    fileprivate func matters(_ hints: Bool, _ unconstrained: Bool) -> Bool {
        switch self {
        case .sameSize: true
        case .between: hints
        case .withoutLimit: unconstrained
        }
    }
}
