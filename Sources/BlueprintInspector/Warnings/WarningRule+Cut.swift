import Foundation

extension WarningRule {
    /// Text that is not shown whole.
    static let cut = WarningRule("cut", "text that is not shown whole") { scene, rule in
        let found = scene.elements.indices.filter { index in
            let element = scene.elements[index]
            guard let content = element.content else { return false }
            return content.isCut && scene.isSeen(index) && element.frame.isSound && element.frame.width > 0
                && element.frame.height > 0
        }
        return rule.findings(at: found) { index in
            let element = scene.elements[index]
            let content = element.content ?? ShownContent()
            let got = element.frame.size
            let lack = CGSize(
                width: max(0, (content.wholeText?.size.width ?? got.width * 2) - got.width),
                height: max(0, (content.wholeText?.height ?? got.height * 2) - got.height)
            )
            let lines = scene.reference(index).map { [["select \($0)", "set numberOfLines 0"]] } ?? []
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) is cut",
                cause: scene.cause(of: content, got: got),
                fixes: scene.fixedPriorities(from: index) + lines + scene.unlimited(from: index)
                    + scene.larger(by: CGSize(width: lack.width, height: 0))
                    + scene.larger(by: CGSize(width: 0, height: lack.height)) + scene.larger(by: lack)
            )
        }
    }
}

extension WarningScene {
    fileprivate func cause(of content: ShownContent, got: CGSize) -> String {
        let width = Phrasing.number(got.width)
        guard let whole = content.wholeText else { return "its text is wider than the \(width) that it has" }
        let shown = content.lines.count
        guard whole.lines > shown || shown > 1 else {
            return "its text is \(Phrasing.number(whole.size.width)) wide, it has \(width)"
        }
        let lines =
            "at \(width) wide it needs \(Phrasing.count(whole.lines, "line")), \(shown) \(shown == 1 ? "is" : "are") shown"
        return lines + "; on one line it is \(Phrasing.number(whole.size.width)) wide"
    }
}
