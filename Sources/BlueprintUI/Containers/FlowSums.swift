import Foundation
import HeadlessUIKit

/// The sums of a flow, spelt from what it decided.
struct FlowSums {
    let decision: FlowDecision
    /// The indexes of the children in each line.
    let lines: [Range<Int>]
    /// The line of each child.
    private let lineNumbers: [Int]

    init(_ decision: FlowDecision) {
        self.decision = decision
        let limit = decision.asked.maximum.width
        var lines: [Range<Int>] = []
        var first = 0
        var used: CGFloat = 0
        for index in decision.children.indices {
            let width = min(decision.children[index].needed.width, limit)
            if index > first, !(used + decision.layout.itemSpacing + width <= limit) {
                lines.append(first..<index)
                (first, used) = (index, 0)
            }
            used += (index == first ? 0 : decision.layout.itemSpacing) + width
        }
        if first < decision.children.count { lines.append(first..<decision.children.count) }
        self.lines = lines
        lineNumbers = lines.enumerated().flatMap { number, line in line.map { _ in number } }
    }

    private var layout: FlowLayout { decision.layout }

    private func line(of index: Int) -> Int { lineNumbers[index] }

    /// The flow's own length, or the limit that played its part.
    private func limit(_ dimension: Dimension) -> Derivation {
        let most = dimension.length(of: decision.asked.maximum)
        let limit = Derivation.number(most, decision.isPlaced ? .own(dimension) : .limit(dimension))
        return dimension.limit(of: decision.asked) == most ? limit : .rule(most)
    }

    /// What a child needs, but no more than the flow has.
    private func item(_ index: Int, _ dimension: Dimension) -> Derivation {
        let needed = decision.children[index].needed
        let answer = Derivation.answer(needed, of: index, within: decision.asked, dimension)
        let decided = min(dimension.length(of: needed), dimension.length(of: decision.asked.maximum))
        return answer.ifEqual(to: decided, else: .least(answer, limit(dimension)))
    }

    // MARK: Along a line

    private var itemSpacing: Derivation { .argument("itemSpacing", layout.itemSpacing) }

    private func grows(_ line: Int) -> Bool { lines[line].contains { decision.children[$0].grows } }

    /// What a line leaves of the width.
    private func free(_ line: Int) -> Derivation {
        let widths = Derivation.sum(lines[line].map { item($0, .width) })
        let gaps = itemSpacing * .rule(CGFloat(lines[line].count - 1))
        return .named("left over", limit(.width) - widths - gaps)
    }

    private func width(of index: Int) -> Derivation {
        guard decision.children[index].grows else { return item(index, .width) }
        let line = line(of: index)
        let growing = lines[line].filter { decision.children[$0].grows }.map { item($0, .width) }
        let all = Derivation.sum(growing)
        return item(index, .width) / all * (all + free(line))
    }

    /// Where a line begins.
    private func start(_ line: Int) -> Derivation {
        if grows(line) { return .rule(0) }
        switch layout.lineAlignment {
        case .leading: return .rule(0)
        case .center: return free(line) / .rule(2)
        case .trailing: return free(line)
        }
    }

    /// All that lies before a child in its line.
    private func before(_ index: Int) -> [Derivation] {
        let line = line(of: index)
        return [start(line)] + (lines[line].lowerBound..<index).flatMap { through($0, width(of: $0)) + [itemSpacing] }
    }

    /// The way to the far edge; a length below zero ends where it begins.
    private func through(_ index: Int, _ length: Derivation) -> [Derivation] {
        length.value < 0 ? [] : [length]
    }

    private func x(of index: Int) -> Derivation {
        if index == lines[line(of: index)].lowerBound { return start(line(of: index)) }
        let previous = decision.children[index - 1].frame
        // Beside a child without an end the line goes on counting.
        guard previous.size.width >= 0, previous.size.width.isFinite else { return .sum(before(index)) }
        return .number(previous.maxX, .end(child: index - 1, .width)) + itemSpacing
    }

    // MARK: Across

    private func lineHeight(_ line: Int) -> Derivation {
        var highest: Int?
        var height: CGFloat = 0
        for index in lines[line] where item(index, .height).value >= height {
            (highest, height) = (index, item(index, .height).value)
        }
        return .named("height of line \(line + 1)", highest.map { item($0, .height) } ?? .rule(0))
    }

    /// Where a line lies: below those before it.
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
        case .bottom: return top + lineHeight(line) - item(index, .height)
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
            height: Reason(heightRule(index), height)
        )
    }

    private func xRule(_ index: Int) -> String {
        let line = line(of: index)
        guard index == lines[line].lowerBound else { return "puts it behind the child before it and the spacing" }
        if grows(line) { return "puts it at its own left edge" }
        switch layout.lineAlignment {
        case .leading: return "puts it at its own left edge"
        case .center: return "begins the line behind half of what it leaves"
        case .trailing: return "begins the line behind all that it leaves"
        }
    }

    private func yRule(_ index: Int) -> String {
        let line = lines.count > 1 ? "line \(line(of: index) + 1)" : "its line"
        switch layout.itemAlignment {
        case .fill, .top: return "puts it at the top of \(line)"
        case .center: return "puts it in the middle of \(line)"
        case .bottom: return "puts it at the bottom of \(line)"
        }
    }

    private func widthRule(_ index: Int) -> String {
        if decision.children[index].grows { return "gives it its part of what its line has for those that grow" }
        return "gives it what it asks for, but no more than its own width"
    }

    private func heightRule(_ index: Int) -> String {
        layout.itemAlignment == .fill
            ? "makes it as high as its line" : "gives it what it asks for, but no more than its own height"
    }

    /// How the width of a flow that is measured came about.
    var width: Reason {
        // An edge that is not a number counts, unless one that is follows.
        guard let index = farthest(\.maxX) else { return Reason("is 0 wide, as no line is wider", .rule(0)) }
        let rule = lines.count > 1 ? "is as wide as its widest line" : "is as wide as its line"
        return Reason(rule, .sum(before(index) + through(index, width(of: index))))
    }

    /// How the height of a flow that is measured came about.
    var height: Reason {
        guard let index = farthest(\.maxY) else { return Reason("is 0 high, as no line is higher", .rule(0)) }
        let edge = Derivation.sum([y(of: index)] + through(index, height(of: index)))
        let last = lines.count - 1
        let lines = last > 0 ? top(last) + lineHeight(last) : lineHeight(0)
        return Reason(
            last > 0 ? "adds up the heights of its lines, and the spacing" : "is as high as its line",
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
    /// The lines: who stands in which, and why it is not the one before.
    var table: ReasonTable {
        var rows: [ReasonTable.Row] = []
        for (number, line) in lines.enumerated() {
            for index in line {
                let used: ReasonTable.Cell = index == line.upperBound - 1 ? .number(used(line)) : .words("")
                rows.append(
                    ReasonTable.Row(
                        child: index,
                        cells: [
                            .number(.rule(CGFloat(number + 1))), .number(item(index, .width)), used,
                            .number(width(of: index)),
                        ],
                        remark: remark(on: index, in: line)
                    )
                )
            }
        }
        let limit = decision.asked.width.constrainedValue.map { " of at most \($0.shortDescription)" } ?? ""
        let title = lines.count > 1 ? "breaks into \(lines.count) lines\(limit)" : "needs one line\(limit)"
        return ReasonTable(title: title, columns: ["line", "width", "used", "result"], rows: rows)
    }

    /// What a line's children and the spacing take before any grows.
    private func used(_ line: Range<Int>) -> Derivation {
        let widths = line.map { item($0, .width) }
        return .sum(widths.prefix(1) + widths.dropFirst().map { itemSpacing + $0 })
    }

    private func remark(on index: Int, in line: Range<Int>) -> String? {
        var remarks: [String] = []
        if index == line.lowerBound, index > 0, let before = lines.first(where: { $0.upperBound == index }) {
            let parts = [used(before).value, layout.itemSpacing, item(index, .width).value]
            let shown = parts.filter { $0 != 0 }.map(\.shortDescription).joined(separator: " + ")
            let limit = decision.asked.maximum.width.shortDescription
            remarks.append("new line, as \(shown) is more than \(limit)")
        }
        if decision.children[index].needed.width > decision.asked.maximum.width {
            remarks.append("asked for \(decision.children[index].needed.width.shortDescription)")
        }
        if decision.children[index].grows { remarks.append("grows") }
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }
}
