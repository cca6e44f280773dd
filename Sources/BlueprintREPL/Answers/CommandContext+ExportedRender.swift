import BlueprintInspector
import BlueprintUI

extension CommandContext {
    /// The last render, with the source and the render before the last edit.
    var exportedRender: ExportedRender {
        var render = ExportedRender(lastRender, labels: traceLabels)
        let text = document.source
        let starts = LineStarts(of: text)
        let offsets = workspace.current.offsetsOfTags
        render.source = ExportedRender.Source(
            name: workspace.file.map { String($0.split(separator: "/").last ?? "").shownPath },
            text: text,
            lines: render.trace.snapshot.elements.interruptible.map { element in
                offsets(element.sourceTag).map { starts.line(of: $0) + 1 }
            }
        )
        if !screen.snapshotBefore.elements.isEmpty, !screen.looksAsBefore {
            render.before = ExportedRender.Earlier(
                screen.snapshotBefore,
                labels: workspace.shown.labelsBefore,
                moved: movedViews
            )
        }
        return render
    }
}
