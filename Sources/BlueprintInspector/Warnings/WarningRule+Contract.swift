import BlueprintUI
import Foundation

extension WarningRule {
    /// An element of one's own that gives two answers which contradict each other by the layout contract.
    static let contract = WarningRule("contract", "an element of one's own that breaks the layout contract") {
        scene,
        rule in
        scene.contract.violations.sorted { $0.key < $1.key }.compactMap { index, violation -> Warning? in
            guard scene.elements.indices.contains(index) else { return nil }
            // What the engine does not take for granted cannot mislead it; that the same question gets another answer
            // always does.
            let options = "LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)"
            let ask = [["env layoutMode .caffeinated(options: \(options))"]]
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) breaks the layout contract",
                cause: violation.words(scene.phrasing),
                fixes: violation.rule == .sameSize ? [] : ask
            )
        }.map(WarningFinding.init)
    }
}

extension LayoutContractProbe.Violation {
    /// Both questions, and what the second should have been answered.
    fileprivate func words(_ phrasing: Phrasing) -> String {
        func limits(_ question: LayoutContractProbe.Measurement) -> String {
            phrasing.limits(width: question.limits.width, height: question.limits.height)
        }
        let (one, other) = (phrasing.size(first.size), phrasing.size(second.size))
        switch rule {
        case .sameSize:
            return "within \(limits(first)) it answers \(one), and asked again \(other)"
        case .between, .withoutLimit:
            return "within \(limits(first)) it answers \(one), which holds for \(limits(second)) too, "
                + "but there it answers \(other)"
        }
    }
}
