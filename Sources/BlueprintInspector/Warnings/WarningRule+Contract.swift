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
