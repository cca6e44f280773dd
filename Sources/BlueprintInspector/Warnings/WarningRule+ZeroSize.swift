import Foundation

extension WarningRule {
    /// An element without width or height that has text or an image; of several in each other the outermost.
    static let zeroSize = WarningRule("zero size", "an element without width or height that has text or an image") {
        scene,
        rule in
        var isKnown = Array(repeating: false, count: scene.elements.count)
        let found = scene.elements.indices.filter { index in
            let element = scene.elements[index]
            if let parent = element.parent, isKnown[parent] {
                isKnown[index] = true
                return false
            }
            let size = element.frame.size
            guard element.frame.isSound, size.width == 0 || size.height == 0, scene.hasMatter(index) else {
                return false
            }
            isKnown[index] = true
            return true
        }
        lazy var answers = scene.answers(of: Set(found))
        return rule.findings(at: found) { index in
            let size = scene.elements[index].frame.size
            var arguments: [String] = []
            let wanted = answers[index] ?? .zero
            if size.width == 0 {
                arguments.append(
                    "width: .atLeast(\(Phrasing.number(wanted.width > 0 ? wanted.width.rounded(.up) : 44)))"
                )
            }
            if size.height == 0 {
                arguments.append(
                    "height: .atLeast(\(Phrasing.number(wanted.height > 0 ? wanted.height.rounded(.up) : 44)))"
                )
            }
            let spacing =
                scene.path(from: index).dropFirst().first { ["Row", "Column"].contains(scene.elements[$0].typeName) }
                .flatMap(scene.reference).map { [["select \($0)", "set minimumSpacing 0"]] } ?? []
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) has no \(size.width == 0 ? "width" : "height")",
                cause: "it is \(scene.phrasing.size(size)), and what it shows cannot be seen",
                fixes: scene.fixedPriorities(from: index) + scene.unlimited(from: index) + spacing
                    + scene.constrained(index, arguments.joined(separator: ", "))
                    + scene.larger(by: CGSize(width: wanted.width, height: wanted.height))
            )
        }
    }
}
