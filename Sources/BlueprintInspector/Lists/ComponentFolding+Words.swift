import BlueprintUI

extension ComponentFolding {
    /// Folds the components in the part of a tree that a list shows; nil if it shows their insides.
    init?(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        guard !options.list.inside else { return nil }
        self.init(
            snapshot,
            in: snapshot.range(focus: options.focus),
            labels: labels,
            isShown: { $0 == options.marked || options.signs[$0] != nil || options.changed.contains($0) },
            isOpened: options.list.unfolded.contains
        )
    }

    /// Returns the words for what is folded into a component: `▸ 5 elements "Wi-Fi"`, with its first text; nil for
    /// nothing.
    package func words(for component: Int, in snapshot: RenderSnapshot, _ glyphs: Glyphs) -> String? {
        guard let count = counts[component] else { return nil }
        let folded = snapshot.descendants(of: component).lazy.filter { fold(of: $0) == component }
        let text = folded.lazy.compactMap { index -> String? in
            guard let content = snapshot.elements[index].content, content.text?.isEmpty == false else { return nil }
            return content.summary(columns: Self.longestText, glyphs: glyphs)
        }.first
        let isTruncated = folded.contains { snapshot.elements[$0].isTruncated }
        let parts = [Phrasing.count(count, "element"), text, isTruncated ? glyphs.cut : nil]
        return ([glyphs.inside] + parts.compactMap { $0 }).joined(separator: " ")
    }

    /// The columns of the text by which one recognises a component.
    private static var longestText: Int { 24 }
}
