import BlueprintUI
import Foundation
import HeadlessUIKit

/// The element tree with every flattened element marked, and the views that its layout attributes are applied to.
public struct FlattenReport {
    private static let mostReceivers = 4

    let snapshot: RenderSnapshot
    let labels: NodeLabels
    let options: DrawingOptions
    /// True if the views are not all known yet.
    let isUnfinished: Bool

    /// Creates a report on a snapshot; of the options, the style, width, mark and focus apply.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        isUnfinished = snapshot.elements.contains { $0.stage < .flattened || ($0.isViewBacked && $0.view == nil) }
    }

    private var glyphs: Glyphs { options.glyphs }

    /// The lines; the first one explains the marks.
    public var text: StyledText {
        if options.style == .text { return sentences }
        let phrasing = Phrasing(options.style)
        var text = StyledText(
            heading: "\(glyphs.viewMark) view-backed",
            "the others are flattened",
            "x,y relative to the parent",
            options: options
        )
        let rows = ElementRows(snapshot, options: options)
        let views = ReceivingViews(of: rows.elements, in: snapshot)
        let columns = OriginColumns(rows.elements.map { snapshot.elements[$0].frame.origin })
        let names = NameColumn(
            rows,
            labels: labels,
            options: options,
            room: options.columnLimit - columns.columns - 26
        )
        for (row, name) in zip(rows.rows, names.lines).interruptible {
            guard case .node(let element) = row else {
                text.append(name.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
                continue
            }
            let record = snapshot.elements[element]
            var line = name
            line.pad(to: names.columns + 1)
            line.append(columns.text(record.frame.origin) + "  ")
            if record.stage < .flattened {
                line.append("not flattened yet", style: .dim)
            } else if let view = views.view(of: record) {
                let place =
                    view.isFrameWritten ? "at \(phrasing.point(view.frame.origin))" : "frame not written yet"
                line.append("\(view.title) \(place)", style: .viewBacked)
            } else if record.isViewBacked {
                line.append(record.nativeClass ?? "", style: .viewBacked)
            } else {
                line.append("flattened" + applied(record, to: views.receivers(of: record)), style: .dim)
            }
            text.append(line.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
        }
        return text
    }

    private func applied(_ record: ElementRecord, to views: [Int]) -> String {
        var attributes = record.attributes.words
        if record.frame.origin != .zero { attributes.insert(Phrasing(options.style).point(record.frame.origin), at: 0) }
        guard !attributes.isEmpty else { return "" }
        let receivers = isUnfinished ? "for its children" : "\(glyphs.arrow) \(names(of: views))"
        return " \(glyphs.dot) \(attributes.joined(separator: ", ")) \(receivers)"
    }

    func names(of views: [Int]) -> String {
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
            let between = options.style != .text ? "-" : run.count == 2 ? " and " : " through "
            return run.count == 1 ? "v\(run.lowerBound)" : "v\(run.lowerBound)\(between)v\(run.upperBound)"
        }
        let more = runs.dropFirst(Self.mostReceivers).reduce(0) { $0 + $1.count }
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}

/// Columns of points, with commas below commas.
struct OriginColumns {
    private var x = 0
    private var y = 0

    init(_ points: some Sequence<CGPoint>) {
        for point in points.interruptible {
            x = max(x, min(12, Phrasing.number(point.x).count))
            y = max(y, min(12, Phrasing.number(point.y).count))
        }
    }

    /// The number of terminal columns of a point.
    var columns: Int { x + 1 + y }

    /// Returns a point with both numbers in their columns.
    func text(_ point: CGPoint) -> String {
        TextFitting.right(Phrasing.number(point.x), x) + "," + TextFitting.left(Phrasing.number(point.y), y)
    }
}

/// The flatten phase in words: the view of each element, or the views that its layout attributes are applied to.
extension FlattenReport {
    /// The lines; the first one explains the coordinates.
    var sentences: StyledText {
        let phrasing = Phrasing(.text)
        let lines = ElementLines(snapshot, labels: labels, options: options)
        let views = ReceivingViews(of: lines.rows.elements, in: snapshot)
        let heading = "Elements after the flatten phase; x and y are relative to the parent"
        return StyledText(heading, style: .heading)
            + lines.text { record in
                let origin = "at \(phrasing.point(record.frame.origin))"
                guard record.stage >= .flattened else { return [origin, "not flattened yet"] }
                if let view = views.view(of: record) {
                    let place =
                        view.isFrameWritten
                        ? "at \(phrasing.point(view.frame.origin)) in the parent view" : "frame not written yet"
                    return [origin, "\(view.title) \(place)"]
                }
                if record.isViewBacked { return [origin, record.nativeClass ?? ""] }
                return [origin, "flattened"] + applied(record, to: views.receivers(of: record))
            }
    }

    private func applied(_ record: ElementRecord, to views: [Int]) -> [String] {
        var attributes = record.attributes.words
        if record.frame.origin != .zero { attributes.insert("its origin", at: 0) }
        guard !attributes.isEmpty else { return [] }
        let receivers = isUnfinished ? "its children" : names(of: views)
        return ["\(attributes.joined(separator: ", ")) applied to \(receivers)"]
    }
}

/// The views of some elements, and those that the layout attributes of flattened elements are applied to.
///
/// Only the listed elements are looked at: of a long list, a report lists few.
struct ReceivingViews {
    private let snapshot: RenderSnapshot
    /// The position of each element's view, by the number of the view.
    private var viewOf: [Int: Int] = [:]
    /// The numbers of the views that each element's layout attributes are applied to.
    private var receivers: [Int: [Int]] = [:]

    /// Finds the views of elements.
    init(of elements: [Int], in snapshot: RenderSnapshot) {
        self.snapshot = snapshot
        let listed = Set(elements)
        let numbers = Set(elements.lazy.compactMap { snapshot.elements[$0].view })
        for index in snapshot.views.indices.interruptible {
            let number = snapshot.views[index].number
            if numbers.contains(number), viewOf[number] == nil { viewOf[number] = index }
            for part in snapshot.views[index].flattened where listed.contains(part.element) {
                receivers[part.element, default: []].append(number)
            }
        }
    }

    /// Returns the view of a listed element; nil if it has none yet.
    func view(of element: ElementRecord) -> ViewRecord? {
        element.view.flatMap { viewOf[$0] }.map { snapshot.views[$0] }
    }

    /// Returns the numbers of the views that the layout attributes of a listed element are applied to.
    func receivers(of element: ElementRecord) -> [Int] { receivers[element.index] ?? [] }
}
