import BlueprintUI
import Foundation

/// Draws the frames of all elements to scale.
///
/// Edges are rounded to cells, so neighbours share a line; it is double if there is a gap between them. Heavy borders mark view-backed elements; light ones only take
/// part in layout.
public struct FramesDrawing {
    let scene: FrameScene

    private init(_ scene: FrameScene) {
        self.scene = scene
    }

    /// Returns the drawing with the marks, the changes and the proposals of other options, at the same scale.
    package func marked(as options: DrawingOptions) -> FramesDrawing {
        FramesDrawing(scene.marked(as: options))
    }

    /// Returns the drawing with only some of its rows, and without notes.
    package func showing(rows: Range<Int>) -> FramesDrawing {
        FramesDrawing(scene.showing(rows: rows))
    }

    /// Creates a drawing of a snapshot.
    ///
    /// Infinite, empty and far-away frames are listed below the drawing; the grid never grows with them.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        scene = FrameScene(snapshot: snapshot, labels: labels, options: options)
    }

    /// The size of a cell, in points.
    public var cell: CGSize { scene.scale.cell }

    /// Returns the size of a cell in a drawing that has room, in points.
    package static func usualCell(at zoom: Zoom) -> CGSize {
        CGSize(width: 4 / zoom.factor, height: 8 / zoom.factor)
    }

    /// The drawing and the notes below it.
    public var text: StyledText {
        if scene.options.style == .text {
            return FrameSentences(scene.snapshot, labels: scene.labels, options: scene.options).text
        }
        guard !scene.range.isEmpty else { return StyledText("nothing to draw", style: .dim) }
        guard scene.range.contains(where: { scene.snapshot.elements[$0].stage > .unplaced }) else {
            return StyledText("nothing is placed yet", style: .dim)
        }
        var canvas = Canvas(columns: scene.columns, rows: scene.rows)
        for group in scene.groups.interruptible { draw(group, on: &canvas) }
        let lost = ScaleNotes(scene: scene).notes
        for border in lost.flatMap(\.borders) {
            canvas.markGap(border.range, at: border.place, isVertical: border.isVertical)
        }
        let withoutDots = canvas
        for proposal in scene.options.proposals {
            guard let cells = scene.cells(of: proposal) else { continue }
            canvas.dots(cells, title: proposal.title, style: scene.options.style)
        }
        var writer = FrameText(scene: scene, canvas: canvas)
        writer.write(on: &canvas)
        var titles = TitlePlacement(scene: scene, canvas: canvas)
        titles.place(on: &canvas)
        let border = scene.options.style == .unicode ? BorderGlyphs.unicode : .ascii
        if scene.window != nil { return canvas.text(border: border) }
        let notes = FrameNotes(
            scene: scene,
            lost: lost,
            untitled: untitled(titles.listed, on: withoutDots),
            missingText: writer.missing,
            movedText: writer.moved
        )
        return canvas.text(border: border) + notes.text
    }

    /// Returns the groups without a title that have no room for one either where no dots are in its place.
    private func untitled(_ listed: [Int], on withoutDots: Canvas) -> [Int] {
        guard !listed.isEmpty, !scene.options.proposals.isEmpty else { return listed }
        var canvas = withoutDots
        var titles = TitlePlacement(scene: scene, canvas: canvas)
        titles.place(on: &canvas)
        let small = Set(titles.listed)
        return listed.filter(small.contains)
    }

    private func draw(_ group: FrameScene.Group, on canvas: inout Canvas) {
        let isMarked = scene.options.marked.map(group.members.contains) ?? false
        let isChanged = !scene.options.changed.isDisjoint(with: group.members)
        canvas.rectangle(
            group.cells,
            weight: group.isHeavy ? .heavy : .light,
            style: isMarked ? .selected : isChanged ? .changed : group.isHeavy ? .viewBacked : .dim
        )
    }
}
