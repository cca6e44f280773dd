import BlueprintInspector
import Foundation

/// Drawings of frames next to each other.
extension Answers {
    /// Draws the tree in viewports of some sizes.
    ///
    /// - Parameters:
    ///   - listsNotes: true if what a drawing has no room for is listed, false if it is counted.
    ///   - inside: true if elements inside of components have titles.
    func frames(
        at sizes: [ViewportSize],
        of reference: Word?,
        _ command: String,
        listsNotes: Bool,
        inside: Bool
    ) throws -> Output {
        var drawings: [DrawingPair.Drawing] = []
        var trees: [JSONValue] = []
        let isInWords = context.settings.style == .text
        for size in sizes {
            let size = try context.size(of: size)
            let other = try context.trial(["viewport \(SizeText.text(size))"])
            var options = try other.answers.part(reference)
            options.marked = nil
            (options.listsNotes, options.list.inside) = (listsNotes, inside)
            drawings.append(
                DrawingPair.Drawing((isInWords ? "Viewport " : "") + context.phrasing.size(size)) {
                    [options] columns, cell in
                    let options = options.sized(columns, cell)
                    return FramesDrawing(other.snapshot, labels: other.labels, options: options)
                }
            )
            if context.options.givesJSON { trees.append(.object(other.answers.elementMembers(options))) }
        }
        let text = DrawingPair.text(drawings, columns: context.drawingOptions.width, style: context.settings.style)
        return context.drawing(command, text, [.init("trees", .array(trees))])
    }

    /// Draws the states before and after the last edit, with signs at the elements that differ.
    func framesBeforeAndAfter(_ command: String, listsNotes: Bool = false, inside: Bool = false) -> Output {
        var options = context.drawingOptions
        (options.listsNotes, options.list.inside) = (listsNotes, inside)
        let isInWords = context.settings.style == .text
        let text = ComparedFrames(
            difference(),
            before: isInWords ? "Before the last edit" : "before",
            after: isInWords ? "After the last edit" : "after",
            options: options
        ).text
        return context.drawing(command, text, membersBeforeAndAfter)
    }
}

extension CommandContext {
    /// Returns a typed size of the viewport, with the height of the tree where none was typed; that of the viewport
    /// before there is a tree.
    func size(of size: ViewportSize) throws -> CGSize {
        if let height = size.height { return CGSize(width: size.width, height: height) }
        guard let root = workspace.current.value?.root else {
            return CGSize(width: size.width, height: settings.viewport.height)
        }
        let height = try screen.height(of: root, in: workspace.layoutEnvironment, width: size.width)
        guard height > 0, height <= SizeText.largest else {
            throw InputError(
                "the tree has no height of its own at that width: it is \(Phrasing.number(height)) high",
                fix: "type a size, such as viewport \(Quoted.number(size.width))x667"
            )
        }
        return CGSize(width: size.width, height: height)
    }
}
