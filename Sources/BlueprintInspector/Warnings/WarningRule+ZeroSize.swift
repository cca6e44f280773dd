import BlueprintUI
import Foundation

extension WarningRule {
    /// An element without width or height that has text or an image; of nested ones only the outermost.
    static let zeroSize = WarningRule("zero size", "an element without width or height that has text or an image") {
        scene,
        rule in
        var isKnown = Array(repeating: false, count: scene.elements.count)
        let found = scene.positions { elements, index in
            if let parent = elements[index].parent, isKnown[parent] {
                isKnown[index] = true
                return false
            }
            let frame = elements[index].frame
            let size = frame.size
            guard size.width == 0 || size.height == 0, frame.isSound, scene.hasTextOrImage(index) else {
                return false
            }
            isKnown[index] = true
            return true
        }
        lazy var sizes = scene.measuredSizes(of: Set(found))
        // All children of a long stack may be without height; each asks where the others end.
        var ends: [Int: CGPoint] = [:]
        let fixes = { (index: Int) -> [[String]] in
            let size = scene.elements[index].frame.size
            var arguments: [String] = []
            let measured = sizes[index] ?? .zero
            if size.width == 0 {
                arguments.append(
                    "width: .atLeast(\(Phrasing.number(measured.width > 0 ? measured.width.rounded(.up) : 44)))"
                )
            }
            if size.height == 0 {
                arguments.append(
                    "height: .atLeast(\(Phrasing.number(measured.height > 0 ? measured.height.rounded(.up) : 44)))"
                )
            }
            let spacing =
                scene.path(from: index).dropFirst().first { scene.purpose(of: $0).contains(.stacksChildren) }
                .flatMap(scene.reference).map { [["select \($0)", "set minimumSpacing 0"]] } ?? []
            return scene.fixedPriorities(from: index) + scene.unlimited(from: index) + spacing
                + scene.constrained(index, arguments.joined(separator: ", "))
                + scene.larger(by: scene.missingSize(around: index, measured, ends: &ends))
        }
        return rule.findings(at: found, fixes: fixes) { index, phrasing in
            let size = scene.elements[index].frame.size
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) has no \(size.width == 0 ? "width" : "height")",
                cause: "it is \(phrasing.size(size)), so its text or image is not visible"
            )
        }
    }
}
