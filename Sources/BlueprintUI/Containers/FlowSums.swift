import Foundation
import HeadlessUIKit

/// The sums of a flow, built from its decision.
struct FlowSums {
    let decision: FlowDecision
    /// The positions of the children in each line.
    let lines: [Range<Int>]
    /// The line of each child.
    private let lineNumbers: [Int]
    /// The height of each line: each child below it adds up all of them.
    private var heights: [Derivation] = []

    init(_ decision: FlowDecision) {
        self.decision = decision
        let limit = decision.proposal.maximum.width
        var lines: [Range<Int>] = []
        var first = 0
        var used: CGFloat = 0
        for index in decision.children.indices {
            let width = min(decision.children[index].measured.width, limit)
            if index > first, !(used + decision.layout.itemSpacing + width <= limit) {
                lines.append(first..<index)
                (first, used) = (index, 0)
            }
            used += (index == first ? 0 : decision.layout.itemSpacing) + width
        }
        if first < decision.children.count { lines.append(first..<decision.children.count) }
        self.lines = lines
        lineNumbers = lines.enumerated().flatMap { number, line in line.map { _ in number } }
        heights = lines.indices.map(height(ofLine:))
    }

    private var layout: FlowLayout { decision.layout }

    private func line(of index: Int) -> Int { lineNumbers[index] }

    /// Returns the flow's own length, or the limit proposed to it.
    private func limit(_ dimension: Dimension) -> Derivation {
        let most = dimension.length(of: decision.proposal.maximum)
        let limit = Derivation.number(most, decision.isPlaced ? .own(dimension) : .limit(dimension))
        return dimension.limit(of: decision.proposal) == most ? limit : .rule(most)
    }

    /// Returns the measured length of a child, at most that of the flow.
    private func item(_ index: Int, _ dimension: Dimension) -> Derivation {
        let size = decision.children[index].measured
        let measured = Derivation.measured(size, of: index, within: decision.proposal, dimension)
        let decided = min(dimension.length(of: size), dimension.length(of: decision.proposal.maximum))
        return measured.ifEqual(to: decided, else: .least(measured, limit(dimension)))
    }

    // MARK: Along a line

    private var itemSpacing: Derivation { .argument("itemSpacing", layout.itemSpacing) }

    private func grows(_ line: Int) -> Bool { lines[line].contains { decision.children[$0].grows } }

    /// Returns the width that a line leaves.
    private func free(_ line: Int) -> Derivation {
        let widths = Derivation.named("total width of the line", .sum(lines[line].map { item($0, .width) }))
        let gaps = itemSpacing * .rule(CGFloat(lines[line].count - 1))
        return .named("remaining in the line", limit(.width) - widths - gaps)
    }

    private func width(of index: Int) -> Derivation {
        guard decision.children[index].grows else { return item(index, .width) }
        let line = line(of: index)
        return item(index, .width) + free(line) * (item(index, .width) / growingWidth(line))
    }

    /// Returns the total width of the children that grow in a line.
    private func growingWidth(_ line: Int) -> Derivation {
        let growing = lines[line].filter { decision.children[$0].grows }.map { item($0, .width) }
        return .named("total growing width", .sum(growing))
    }

    /// Returns the origin of a line.
    private func start(_ line: Int) -> Derivation {
        if grows(line) { return .rule(0) }
        switch layout.lineAlignment {
        case .leading: return .rule(0)
        case .center: return free(line) / .rule(2)
        case .trailing: return free(line)
        }
    }

    /// Returns the lengths and gaps before a child in its line.
    private func before(_ index: Int) -> [Derivation] {
        let line = line(of: index)
        return [start(line)] + (lines[line].lowerBound..<index).flatMap { through($0, width(of: $0)) + [itemSpacing] }
    }

    /// Returns a length as a part of a sum; nothing if it is negative, since the child then ends at its origin.
    private func through(_ index: Int, _ length: Derivation) -> [Derivation] {
        length.value < 0 ? [] : [length]
    }

    private func x(of index: Int) -> Derivation {
        if index == lines[line(of: index)].lowerBound { return start(line(of: index)) }
        let previous = decision.children[index - 1].frame
        // An infinitely wide child has no end, but the line adds up what precedes each child.
        guard previous.size.width >= 0, previous.size.width.isFinite else { return .sum(before(index)) }
        return .number(previous.maxX, .end(child: index - 1, .width)) + itemSpacing
    }

    // MARK: Across

    private func lineHeight(_ line: Int) -> Derivation {
        heights.indices.contains(line) ? heights[line] : .named("height of line \(line + 1)", .rule(0))
    }

    private func height(ofLine line: Int) -> Derivation {
        var highest: Int?
        var height: CGFloat = 0
        for index in lines[line] where item(index, .height).value >= height {
            (highest, height) = (index, item(index, .height).value)
        }
        return .named("height of line \(line + 1)", highest.map { item($0, .height) } ?? .rule(0))
    }

    /// Returns the top of a line: the heights of the lines before it.
    private func top(_ line: Int) -> Derivation {
        let spacing = Derivation.argument("lineSpacing", layout.lineSpacing)
        return .sum((0..<line).map { lineHeight($0) + spacing })
    }

    private func height(of index: Int) -> Derivation {
        layout.itemAlignment == .fill ? lineHeight(line(of: index)) : item(index, .height)
    }

    private func y(of index: Int) -> Derivation {
        let line = line(of: index)
        let top = Derivation.named("top of line \(line + 1)", top(line))
        switch layout.itemAlignment {
        case .fill, .top: return top
        case .center: return top + (lineHeight(line) - item(index, .height)) / .rule(2)
        case .bottom: return top + (lineHeight(line) - item(index, .height))
        }
    }

    // MARK: Reasons

    func frame(of index: Int) -> FrameReason {
        let width = width(of: index)
        let height = height(of: index)
        return FrameReason(
            x: Reason(xRule(index), .origin(x(of: index), of: width)),
            y: Reason(yRule(index), .origin(y(of: index), of: height)),
            width: Reason(widthRule(index), width),
            height: Reason(
                heightRule(index),
                height,
                choice: layout.itemAlignment == .fill ? Reason.Choice(argument: "itemAlignment", value: "fill") : nil
            )
        )
    }

    private func xRule(_ index: Int) -> String {
        let line = line(of: index)
        guard index == lines[line].lowerBound else {
            return "starts it where the previous child ends, plus the spacing"
        }
        if grows(line) { return "places it at the left edge" }
        switch layout.lineAlignment {
        case .leading: return "places it at the left edge"
        case .center: return "centres its line: it starts after half of the remaining width"
        case .trailing: return "ends its line at the right edge: it starts after the remaining width"
        }
    }

    private func yRule(_ index: Int) -> String {
        let line = lines.count > 1 ? "line \(line(of: index) + 1)" : "its line"
        switch layout.itemAlignment {
        case .fill, .top: return "places it at the top of \(line)"
        case .center: return "centres it in \(line)"
        case .bottom: return "places it at the bottom of \(line)"
        }
    }

    private func widthRule(_ index: Int) -> String {
        if decision.children[index].grows {
            let rule = "gives it its measured width plus its share of the width that remains in the line"
            let isUndefined = item(index, .width).value == 0 && growingWidth(line(of: index)).value == 0
            return isUndefined ? rule + ": 0 ÷ 0, since what grows measures 0" : rule
        }
        return "gives it its measured width, at most its own"
    }

    private func heightRule(_ index: Int) -> String {
        layout.itemAlignment == .fill
            ? "gives it the height of its line" : "gives it its measured height, at most its own"
    }

    /// The reason for the measured width of the flow.
    var width: Reason {
        // An edge that is not a number counts, unless one that is follows.
        guard let index = farthest(\.maxX) else { return Reason("is 0 wide: no line is wider", .rule(0)) }
        let rule = lines.count > 1 ? "is as wide as its widest line" : "is as wide as its line"
        return Reason(rule, .sum(before(index) + through(index, width(of: index))))
    }

    /// The reason for the measured height of the flow.
    var height: Reason {
        guard let index = farthest(\.maxY) else { return Reason("is 0 high: no line is higher", .rule(0)) }
        let edge = Derivation.sum([y(of: index)] + through(index, height(of: index)))
        let last = lines.count - 1
        let lines = last > 0 ? top(last) + lineHeight(last) : lineHeight(0)
        return Reason(
            last > 0 ? "adds up the heights of its lines, plus the spacing" : "is as high as its line",
            lines.ifEqual(to: decision.children[index].frame.maxY, else: edge)
        )
    }

    private func farthest(_ edge: (CGRect) -> CGFloat) -> Int? {
        var found: Int?
        var farthest: CGFloat = 0
        for (index, child) in decision.children.enumerated() where !(farthest >= edge(child.frame)) {
            (found, farthest) = (index, edge(child.frame))
        }
        return found
    }
}

extension FlowSums {
    /// The table of the lines.
    var table: ReasonTable {
        var rows: [ReasonTable.Row] = []
        for (number, line) in lines.enumerated() {
            for index in line {
                let used: ReasonTable.Cell = index == line.upperBound - 1 ? .number(used(line)) : .words("")
                rows.append(
                    ReasonTable.Row(
                        child: index,
                        cells: [
                            .number(.rule(CGFloat(number + 1))), .number(measured(index)), used,
                            .number(width(of: index)),
                        ],
                        remark: remark(on: index, in: line)
                    )
                )
            }
        }
        let limit = decision.proposal.width.constrainedValue.map { " within \($0.shortDescription)" } ?? ""
        let title = lines.count > 1 ? "breaks into \(lines.count) lines\(limit)" : "fits on one line\(limit)"
        return ReasonTable(title: title, columns: ["line", "measured", "filled", "placed"], rows: rows, of: .width)
    }

    private func measured(_ index: Int) -> Derivation {
        .measured(decision.children[index].measured, of: index, within: decision.proposal, .width)
    }

    /// Returns the width of the children of a line and their spacing, before any child grows.
    private func used(_ line: Range<Int>) -> Derivation {
        let widths = line.map { item($0, .width) }
        return .sum(widths.prefix(1) + widths.dropFirst().map { itemSpacing + $0 })
    }

    private func remark(on index: Int, in line: Range<Int>) -> String? {
        var remarks: [String] = []
        if decision.children[index].grows { remarks.append("grows") }
        if index == line.lowerBound, index > 0, let before = lines.first(where: { $0.upperBound == index }) {
            let parts = [used(before).value, layout.itemSpacing, item(index, .width).value]
            let shown = parts.filter { $0 != 0 }.map(\.shortDescription).joined(separator: " + ")
            let limit = decision.proposal.maximum.width.shortDescription
            remarks.append("new line: \(shown) > \(limit)")
        }
        if decision.children[index].measured.width > decision.proposal.maximum.width {
            remarks.append("at most \(decision.proposal.maximum.width.shortDescription)")
        }
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }
}

/// The decision of a flow: the lines and the frames of its children.
struct FlowDecision: LayoutDecision {
    let layout: FlowLayout
    /// The constraint proposed to the children.
    let proposal: SizeConstraint
    /// True if the children were placed, false if the flow was measured.
    let isPlaced: Bool
    let children: ContiguousArray<Child>

    /// The input and the result for a child.
    struct Child: Equatable, Sendable {
        let measured: CGSize
        let grows: Bool
        let frame: CGRect
    }

    var size: SizeReason? {
        if isPlaced { return nil }
        let sums = FlowSums(self)
        return SizeReason(width: sums.width, height: sums.height)
    }

    func frame(ofChild index: Int) -> FrameReason? { frames(index) }

    var frames: @Sendable (Int) -> FrameReason? {
        let sums = FlowSums(self)
        return { isPlaced && children.indices.contains($0) ? sums.frame(of: $0) : nil }
    }

    var table: ReasonTable? { children.isEmpty ? nil : FlowSums(self).table }
}
