import BlueprintInspector
import BlueprintUI

extension CommandContext {
    /// The last render, with the source and the render before the last edit.
    var exportedRender: ExportedRender {
        var render = ExportedRender(lastRender, labels: traceLabels)
        let text = document.source
        let places = SourceLines(text)
        let offsets = workspace.current.offsetsOfTags
        render.source = ExportedRender.Source(
            name: workspace.file.map { String($0.split(separator: "/").last ?? "").shownPath },
            text: text,
            lines: render.trace.snapshot.elements.interruptible.map { offsets($0.sourceTag).map(places.line) }
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

/// The places of the line breaks of a text, by which the lines of many offsets are found.
private struct SourceLines {
    /// The offset of the start of each line.
    private var starts = [0]

    init(_ text: String) {
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }

    /// Returns the number of the line of an offset, counted from 1.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(1, low)
    }
}
