import Foundation
import HeadlessUIKit

/// The element tree with every vanished element marked, and its offset followed to the views that got it.
public struct FlattenReport {
    private static let mostReceivers = 4

    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let options: DrawingOptions
    /// Whether the views that get an offset are not all known yet.
    private let isUnfinished: Bool

    /// A report of a snapshot; of its options the style, width, mark and focus count.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        isUnfinished = snapshot.elements.contains { $0.stage < .flattened || ($0.isViewBacked && $0.view == nil) }
    }

    private var glyphs: Glyphs { options.glyphs }

    /// The lines, the first of which explains the marks.
    public var text: StyledText {
        let phrasing = Phrasing(options.style)
        var text = StyledText(
            heading: "\(glyphs.viewMark) kept as a view",
            "the others vanish",
            "x,y relative to the parent",
            options: options
        )
        let range = snapshot.range(focus: options.focus)
        let receivers = receivers
        let columns = OriginColumns(range.map { snapshot.elements[$0].frame.origin })
        let names = NameColumn(
            snapshot,
            labels: labels,
            options: options,
            room: options.columnLimit - columns.columns - 26
        )
        let viewOf = Dictionary(snapshot.views.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        for (element, name) in zip(range, names.lines) {
            let record = snapshot.elements[element]
            var line = name
            line.pad(to: names.columns + 1)
            line.append(columns.text(record.frame.origin) + "  ")
            if record.stage < .flattened {
                line.append("not flattened yet", style: .dim)
            } else if let view = record.view.flatMap({ viewOf[$0] }) {
                line.append("\(view.title) at \(phrasing.point(view.frame.origin))", style: .viewBacked)
            } else if record.isViewBacked {
                line.append(record.nativeClass ?? "", style: .viewBacked)
            } else {
                line.append("vanishes" + handedDown(record, to: receivers[element] ?? []), style: .dim)
            }
            text.append(line.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
        }
        return text
    }

    /// The views that get what each vanished element hands down.
    private var receivers: [Int: [Int]] {
        var receivers: [Int: [Int]] = [:]
        for view in snapshot.views {
            for vanished in view.flattened { receivers[vanished.element, default: []].append(view.number) }
        }
        return receivers
    }

    private func handedDown(_ record: ElementRecord, to views: [Int]) -> String {
        var gifts = record.attributes.words
        if record.frame.origin != .zero { gifts.insert(Phrasing(options.style).point(record.frame.origin), at: 0) }
        guard !gifts.isEmpty else { return "" }
        let receivers = isUnfinished ? "handed down" : "\(glyphs.arrow) \(names(of: views))"
        return " \(glyphs.dot) \(gifts.joined(separator: ", ")) \(receivers)"
    }

    private func names(of views: [Int]) -> String {
        guard !views.isEmpty else { return "no view" }
        var runs: [ClosedRange<Int>] = []
        for view in views {
            if let last = runs.last, last.upperBound + 1 == view {
                runs[runs.count - 1] = last.lowerBound...view
            } else {
                runs.append(view...view)
            }
        }
        let shown = runs.prefix(Self.mostReceivers).map { run in
            run.count == 1 ? "v\(run.lowerBound)" : "v\(run.lowerBound)-v\(run.upperBound)"
        }
        let more = runs.dropFirst(Self.mostReceivers).reduce(0) { $0 + $1.count }
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}

/// Points below each other, commas under commas.
struct OriginColumns {
    private var x = 0
    private var y = 0

    init(_ points: some Sequence<CGPoint>) {
        for point in points {
            x = max(x, min(12, Phrasing.number(point.x).count))
            y = max(y, min(12, Phrasing.number(point.y).count))
        }
    }

    /// The columns that a point takes.
    var columns: Int { x + 1 + y }

    /// The point with both numbers in their columns.
    func text(_ point: CGPoint) -> String {
        TextFitting.right(Phrasing.number(point.x), x) + "," + TextFitting.left(Phrasing.number(point.y), y)
    }
}
