import Foundation

/// The frames of two trees beside each other, with signs at what differs.
public struct ComparedFrames {
    private let report: DiffReport
    private let titles: [String]
    private let options: DrawingOptions

    /// Draws both trees of a report below titles; of the options, the style, the width and the zoom apply.
    public init(_ report: DiffReport, before: String, after: String, options: DrawingOptions) {
        (self.report, titles, self.options) = (report, [before, after], options)
    }

    /// The drawings, and the meaning of the signs.
    public var text: StyledText {
        let signs = report.signs
        let text = DrawingPair.text(
            [drawing(titles[0], report.old, signs.before), drawing(titles[1], report.new, signs.after)],
            columns: options.width,
            style: options.style
        )
        let isSame = signs.before.isEmpty && signs.after.isEmpty
        let legend = isSame ? "nothing differs" : options.style == .text ? nil : "~ changed, + new, - deleted"
        return text + (legend.map { StyledText($0, style: .dim) } ?? StyledText())
    }

    private func drawing(_ title: String, _ tree: LabeledTree, _ signs: [Int: String]) -> DrawingPair.Drawing {
        var options = options
        (options.marked, options.focus, options.signs) = (nil, nil, signs)
        return DrawingPair.Drawing(title) { [options] columns, cell in
            FramesDrawing(tree.snapshot, labels: tree.labels, options: options.sized(columns, cell))
        }
    }
}
