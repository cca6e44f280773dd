import Foundation
import HeadlessUIKit

/// The decision of a layout, with the numbers that it was made from.
///
/// A layout records its decision only if a recorder observes the render. A decision stores numbers; its sentences and
/// sums are built on request. Each layout explains itself in its own file.
package protocol LayoutDecision: Equatable, Sendable {
    /// The reason for the measured size; nil for a decision on frames.
    var size: SizeReason? { get }
    /// Returns the reason for the frame of a child; nil for a decision on a size.
    func frame(ofChild index: Int) -> FrameReason?
    /// A function that returns the same for many children: the sums that they share are made once.
    var frames: @Sendable (Int) -> FrameReason? { get }
    /// The distribution among the children, or the lines.
    var table: ReasonTable? { get }
}

extension LayoutDecision {
    package var size: SizeReason? { nil }
    package func frame(ofChild index: Int) -> FrameReason? { nil }
    package var frames: @Sendable (Int) -> FrameReason? { { frame(ofChild: $0) } }
    package var table: ReasonTable? { nil }

    /// Returns true if another decision is equal.
    package func isSame(as other: any LayoutDecision) -> Bool { (other as? Self) == self }
}

/// The subject of a decision.
package enum DecisionSubject: Equatable, Sendable {
    /// The measured size of the element.
    case size
    /// The frames of the children.
    case frames
    /// The frame of a child, counted from 0, that the layout did not place: it fills the element.
    case unplaced(child: Int)
}

/// A rule and the sum that it was applied to.
package struct Reason: Equatable, Sendable {
    /// The rule, in words that follow the name of the layout: "gives it its measured width, at most its own".
    package var rule: String
    /// The sum.
    package var derivation: Derivation
    /// The argument of the layout that selects the rule; nil if the layout has no other rule.
    package var choice: Choice?

    package init(_ rule: String, _ derivation: Derivation, choice: Choice? = nil) {
        self.rule = rule
        self.derivation = derivation
        self.choice = choice
    }

    /// An argument that selects a rule, and its value.
    package struct Choice: Equatable, Sendable {
        package var argument: String
        package var value: String

        package init(argument: String, value: String) {
            self.argument = argument
            self.value = value
        }
    }
}

/// The reasons for a size.
package struct SizeReason: Equatable, Sendable {
    package var width: Reason
    package var height: Reason

    package init(width: Reason, height: Reason) {
        self.width = width
        self.height = height
    }

    /// Creates both reasons from a function of the direction.
    package init(_ reason: (Dimension) -> Reason) {
        self.init(width: reason(.width), height: reason(.height))
    }
}

/// The reasons for a frame in the coordinates of the layout's element.
package struct FrameReason: Equatable, Sendable {
    package var x: Reason
    package var y: Reason
    package var width: Reason
    package var height: Reason

    package init(x: Reason, y: Reason, width: Reason, height: Reason) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A table of a distribution or of lines.
package struct ReasonTable: Equatable, Sendable {
    /// The distribution, in words that follow the name of the layout.
    package var title: String
    /// The names of the columns.
    package var columns: [String]
    /// The rows, in order.
    package var rows: [Row]
    /// The dimension that is distributed; nil if the table is about both.
    package var dimension: Dimension?

    package init(title: String, columns: [String], rows: [Row], of dimension: Dimension? = nil) {
        self.title = title
        self.columns = columns
        self.rows = rows
        self.dimension = dimension
    }

    /// One row of a table.
    package struct Row: Equatable, Sendable {
        /// The child, counted from 0; nil if the row is not about a child.
        package var child: Int?
        /// The values of the columns.
        package var cells: [Cell]
        /// A remark after the values.
        package var remark: String?

        package init(child: Int?, cells: [Cell], remark: String? = nil) {
            self.child = child
            self.cells = cells
            self.remark = remark
        }
    }

    /// The value of one column in a row.
    package enum Cell: Equatable, Sendable {
        /// A number with its sum.
        case number(Derivation)
        /// Words.
        case words(String)
    }
}

/// The decision of a layout whose children fill it.
package struct FillingDecision: LayoutDecision {
    /// The element's own size.
    private let own: CGSize

    /// Creates the decision of a layout that places its children at its own size.
    package init(own: CGSize) {
        self.own = own
    }

    package func frame(ofChild index: Int) -> FrameReason? {
        FrameReason(
            x: Reason("places it at the left edge", .rule(0)),
            y: Reason("places it at the top edge", .rule(0)),
            width: Reason("gives it its whole width", .own(own, .width)),
            height: Reason("gives it its whole height", .own(own, .height))
        )
    }
}

/// The decision of a layout that measures as its child.
struct EchoingDecision: LayoutDecision {
    let measured: CGSize
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason(
            width: Reason("is as wide as its child", .measured(measured, within: proposal, .width)),
            height: Reason("is as high as its child", .measured(measured, within: proposal, .height))
        )
    }
}

/// The measured sizes of the children of a container within one constraint.
struct MeasuredChildren: Equatable, Sendable {
    let sizes: ContiguousArray<CGSize>
    let proposal: SizeConstraint

    init(_ sizes: ContiguousArray<CGSize>, within proposal: SizeConstraint) {
        self.sizes = sizes
        self.proposal = proposal
    }

    /// Returns the child with the greatest measured length, the last of several.
    ///
    /// The search starts with a number, and returns nil if no child reaches it; or with the first child.
    func largest(_ dimension: Dimension, from start: CGFloat? = nil) -> Int? {
        var found = start == nil && !sizes.isEmpty ? 0 : nil
        for index in sizes.indices {
            let largest = found.map { dimension.length(of: sizes[$0]) } ?? start ?? 0
            if dimension.length(of: sizes[index]) >= largest { found = index }
        }
        return found
    }

    func derivation(of index: Int, _ dimension: Dimension) -> Derivation {
        .measured(sizes[index], of: index, within: proposal, dimension)
    }

    /// Returns a table of the measured sizes.
    func table(title: String) -> ReasonTable? {
        guard sizes.count > 1 else { return nil }
        let widest = largest(.width)
        let tallest = largest(.height)
        let rows = sizes.indices.map { index in
            let remarks = [index == widest ? "the widest" : nil, index == tallest ? "the tallest" : nil]
            let remark = remarks.compactMap(\.self).joined(separator: ", ")
            return ReasonTable.Row(
                child: index,
                cells: [.number(derivation(of: index, .width)), .number(derivation(of: index, .height))],
                remark: remark.isEmpty ? nil : remark
            )
        }
        return ReasonTable(title: title, columns: ["width", "height"], rows: rows)
    }
}
