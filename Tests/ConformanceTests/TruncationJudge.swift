import BlueprintInspector
import Foundation
import HeadlessUIKit

/// Compares the reported directions of truncation with the sizes that the views measure.
struct TruncationJudge {
    /// The faults, and the number of compared texts.
    struct Findings {
        var faults: [String] = []
        var truncated: [TextTruncation.Direction: Int] = [:]
        var whole = 0
    }

    private let name: String
    private let root: UIView
    private let snapshot: RenderSnapshot

    init(_ trace: Trace, _ root: UIView, name: String) {
        self.name = name
        self.root = root
        snapshot = trace.snapshot
    }

    func judge(_ findings: inout Findings) {
        var views: [UIView] = []
        collect(root, &views)
        let records = snapshot.views.filter { $0.content.text != nil }
        guard views.count == records.count else {
            findings.faults.append("\(name): \(views.count) views with text, \(records.count) records")
            return
        }
        for (view, record) in zip(views, records) {
            for fault in faults(view, record.content.truncation, &findings) {
                findings.faults.append("\(name): \"\(record.content.text ?? "")\" in \(view.bounds.size): \(fault)")
            }
        }
    }

    private func collect(_ view: UIView, _ views: inout [UIView]) {
        if view.displayContent.text != nil { views.append(view) }
        for child in view.subviews { collect(child, &views) }
    }

    private func faults(
        _ view: UIView,
        _ truncation: TextTruncation?,
        _ findings: inout Findings
    ) -> [String] {
        guard let label = view as? UILabel, label.bounds.width > 0, label.bounds.height > 0 else { return [] }
        let room = label.bounds.size
        guard room.width.isFinite, room.height.isFinite, label.font.pointSize > 0 else { return [] }
        // The width and height that rounding to pixels may take away from a label.
        let slack = 0.5
        let allowed = label.sizeThatFits(CGSize(width: room.width + slack, height: .infinity))
        let lines = label.numberOfLines
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: room.width + slack, height: .infinity))
        let unwrapped = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        label.numberOfLines = lines
        guard let truncation else {
            findings.whole += 1
            let fits = allowed.height <= room.height + 1 && wrapped.height <= allowed.height
            return fits ? [] : ["not truncated, but it measures \(allowed), on all lines \(wrapped)"]
        }
        return truncation.excesses.flatMap { excess in
            findings.truncated[excess.direction, default: 0] += 1
            return faults(excess, allowed: allowed, wrapped: wrapped, unwrapped: unwrapped)
        } + (truncation.excesses.isEmpty ? ["truncated in no direction"] : [])
    }

    private func faults(
        _ excess: TextTruncation.Excess,
        allowed: CGSize,
        wrapped: CGSize,
        unwrapped: CGSize
    ) -> [String] {
        guard excess.needed > excess.available else { return ["\(excess) is no excess"] }
        switch excess.direction {
        case .tooWide:
            // A line that may not break, or a character that is wider than the view.
            let needed = [unwrapped.width, wrapped.width].contains { abs($0 - excess.needed) <= 1 }
            return needed ? [] : ["\(excess), but it measures \(unwrapped), wrapped \(wrapped)"]
        case .tooManyLines:
            return wrapped.height > allowed.height ? [] : ["\(excess), but all lines measure \(wrapped) as \(allowed)"]
        case .notHighEnough:
            return abs(allowed.height - excess.needed) <= 1 ? [] : ["\(excess), but it measures \(allowed)"]
        }
    }
}
