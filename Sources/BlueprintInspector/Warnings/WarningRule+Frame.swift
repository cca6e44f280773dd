import BlueprintUI
import Foundation

extension WarningRule {
    /// A frame that is negative, infinite or not a number; of nested ones only the outermost.
    static let frame = WarningRule("frame", "a frame that is negative, infinite or not a number") { scene, rule in
        let found = scene.positions { elements, index in
            !elements[index].frame.isSound
                && elements[index].parent.map { elements[$0].frame.isSound } ?? true
        }
        lazy var why = WhyScene(scene.trace, labels: scene.labels)
        func detail(_ index: Int) -> String? {
            let undefined = FrameMeasure.allCases.first { measure in
                measure.value(in: scene.elements[index].frame).isNaN
                    && why.clause(for: index, measure)?.reason?.derivation.hasUndefinedQuotient == true
            }
            return undefined.map { "its \($0.rawValue) contains 0 ÷ 0" }
        }
        return rule.findings(at: found, detail: detail) { index, phrasing in
            let frame = scene.elements[index].frame
            let isFinite = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                .allSatisfy(\.isFinite)
            let parent = scene.elements[index].parent
            let unwrap = parent.flatMap(scene.reference).map { [["unwrap \($0)"]] } ?? []
            let delete = scene.reference(index).map { [["remove \($0)"]] } ?? []
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) has a \(isFinite ? "negative size" : "frame that is not finite")",
                cause: "it is \(phrasing.rect(frame))",
                fixes: scene.constrained(index, "width: .absolute(100), height: .absolute(44)") + unwrap + delete
            )
        }
    }
}
