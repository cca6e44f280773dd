import BlueprintUI
import Foundation

extension WarningRule {
    /// An element of the app whose measured sizes contradict each other.
    static let contract = WarningRule("contract", "a custom element that breaks the layout contract") {
        scene,
        rule in
        scene.contract.violations.sorted { $0.key < $1.key }.compactMap { index, violation -> WarningFinding? in
            guard scene.elements.indices.contains(index) else { return nil }
            // Without these options the engine does not deduce sizes. Two sizes for one constraint mislead it anyway.
            let options = "LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)"
            let ask = [["env layoutMode .caffeinated(options: \(options))"]]
            return rule.finding(at: index) { phrasing in
                Warning(
                    rule: rule.name,
                    element: index,
                    title: "\(scene.name(index)) breaks the layout contract",
                    cause: violation.words(phrasing),
                    fixes: violation.rule == .sameSize ? [] : ask
                )
            }
        }
    }
}

extension LayoutContractProbe.Violation {
    /// Returns both constraints with their measured sizes, which the contract does not allow together.
    fileprivate func words(_ phrasing: Phrasing) -> String {
        func limits(_ question: LayoutContractProbe.Measurement) -> String {
            phrasing.limits(width: question.limits.width, height: question.limits.height)
        }
        let (one, other) = (phrasing.size(first.size), phrasing.size(second.size))
        switch rule {
        case .sameSize:
            return "proposed \(limits(first)) it measures \(one), and measured again \(other)"
        case .between, .withoutLimit:
            return "proposed \(limits(first)) it measures \(one), which must hold for \(limits(second)) too, "
                + "but there it measures \(other)"
        }
    }
}

/// A check of custom elements against the layout contract, which remembers its results.
///
/// Checking one element takes hundreds of measurements, so only the first element of each name is checked, once, and
/// only a few elements are checked in one render.
package struct ContractCheck {
    private struct Key: Hashable {
        var name: String
        var hints: Bool
        var unconstrained: Bool
    }

    private typealias Violation = LayoutContractProbe.Violation

    private var known: [Key: Violation?] = [:]
    private var isForeign: [ObjectIdentifier: Bool] = [:]

    /// The number of elements that are checked in one render.
    private static let mostProbes = 4
    /// The number of elements that a checked element may contain: all of them are measured with it.
    private static let mostInside = 8
    /// The number of results that are remembered.
    private static let mostKnown = 1000

    /// Creates a check without results.
    package init() {}

    /// The violations by the positions of the elements.
    package struct Findings {
        var violations: [Int: LayoutContractProbe.Violation] = [:]

        /// Creates findings without violations.
        package init() {}
    }

    /// Checks the custom elements of a tree, inner before outer, because an element that only passes on the size of
    /// another one is not the cause.
    ///
    /// - Parameter name: a function that identifies the source of an element; elements of one name are alike.
    package mutating func findings(in tree: LiveTree, _ snapshot: RenderSnapshot, name: (Int) -> String) -> Findings {
        var findings = Findings()
        var first: [Key: Int] = [:]
        var keys: [Int: Key] = [:]
        for index in 0..<tree.count {
            // No size is deduced around an element that is known to break the contract: nothing is misled.
            guard let element = tree.element(index), isCheckable(element), !tree.breaksContract(index),
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

    /// Returns true if an element is measured by code outside the library.
    private mutating func isCheckable(_ element: any Element) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: element))
        if let known = isForeign[type] { return known }
        let name = String(reflecting: Swift.type(of: element))
        let isOwn = ["BlueprintUI.", "BlueprintUIAccessibilityCore.", "BlueprintUICommonControls."]
            .contains(where: name.hasPrefix)
        let result = !isOwn && !(element is any ProxyElement)
        isForeign[type] = result
        return result
    }
}

extension RenderSnapshot {
    /// Returns true if an element contains at most a number of elements.
    fileprivate func isSmall(_ element: Int, most: Int) -> Bool {
        let next = element + most + 1
        return next >= elements.count ? true : elements[element + 1...next].contains { isOutside($0, element) }
    }

    private func isOutside(_ record: ElementRecord, _ element: Int) -> Bool { record.depth <= elements[element].depth }
}

extension LayoutContractProbe.Rule {
    /// Returns true if the engine relies on the rule.
    fileprivate func matters(_ hints: Bool, _ unconstrained: Bool) -> Bool {
        switch self {
        case .sameSize: true
        case .between: hints
        case .withoutLimit: unconstrained
        }
    }
}
