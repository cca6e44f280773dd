import Foundation

/// The frames in words: the place of each element in the viewport, the free space around it, and the gaps and overlaps
/// between siblings.
struct FrameSentences {
    private let lines: ElementLines
    private let frames: [CGRect]
    private let relations: FrameRelations

    init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        lines = ElementLines(snapshot, labels: labels, options: options, folds: true)
        frames = snapshot.absoluteFrames
        relations = FrameRelations(snapshot, labels: labels)
    }

    /// The lines; the first one explains the coordinates.
    var text: StyledText {
        let snapshot = lines.snapshot
        let phrasing = Phrasing(lines.options.style)
        guard !snapshot.range(focus: lines.options.focus).isEmpty else {
            return StyledText("nothing to draw", style: .dim)
        }
        let viewport = "Frames in the viewport, which is \(phrasing.size(snapshot.viewport))"
        var text = StyledText("\(viewport); x and y are relative to the viewport", style: .heading)
        for proposal in lines.options.proposals {
            text.append("Proposed: \(proposal.title); \(phrasing.point(proposal.frame.origin))", style: .dim)
        }
        return text
            + lines.text { record in
                guard record.stage > .unplaced else { return ["not placed yet"] }
                let changed = lines.options.changed.contains(record.index) ? ["has just changed"] : []
                return changed + [phrasing.rect(frames[record.index])] + relations.words(record)
                    + lines.content(of: record)
            }
    }
}
