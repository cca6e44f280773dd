import Foundation

/// What a layout decided, with the numbers that it decided from, kept for whoever asks why.
///
/// A layout hands its decision to the recorder where it decides, and only if one listens. The decision keeps numbers;
/// sentences and sums are made of them when they are asked for. So a new layout explains itself in its own file.
package protocol LayoutDecision: Equatable, Sendable {
    /// How the size that was answered came about; nil for a decision on places.
    var size: SizeReason? { get }
    /// How the frame of a child came about; nil for a decision on a size.
    func frame(ofChild index: Int) -> FrameReason?
    /// What was shared out among the children, or broken into lines.
    var table: ReasonTable? { get }
}

extension LayoutDecision {
    package var size: SizeReason? { nil }
    package func frame(ofChild index: Int) -> FrameReason? { nil }
    package var table: ReasonTable? { nil }

    /// Whether another decision is the same.
    package func isSame(as other: any LayoutDecision) -> Bool { (other as? Self) == self }
}

/// What a layout decided about.
package enum DecisionSubject: Equatable, Sendable {
    /// Its own size, which it answers.
    case answer
    /// The frames of its children.
    case places
    /// The frame of a child that the layout left alone, counted from 0: that of its element.
    case leftAlone(child: Int)
}

/// A number with the rule that it came from.
package struct Reason: Equatable, Sendable {
    /// The rule, in words that follow the name of the layout: "gives it what it asks for, but no more than its own width".
    package var rule: String
    /// The sum.
    package var derivation: Derivation

    package init(_ rule: String, _ derivation: Derivation) {
        self.rule = rule
        self.derivation = derivation
    }
}

/// How a size came about.
package struct SizeReason: Equatable, Sendable {
    package var width: Reason
    package var height: Reason

    package init(width: Reason, height: Reason) {
        self.width = width
        self.height = height
    }

    /// Makes both from a function of the direction.
    package init(_ reason: (Dimension) -> Reason) {
        self.init(width: reason(.width), height: reason(.height))
    }
}

/// How a frame in the coordinates of the layout's element came about.
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

/// Numbers side by side: how a room was shared out, or broken into lines.
package struct ReasonTable: Equatable, Sendable {
    /// The rule, in words that follow the name of the layout.
    package var title: String
    /// The names of the columns.
    package var columns: [String]
    /// The rows, in order.
    package var rows: [Row]

    package init(title: String, columns: [String], rows: [Row]) {
        self.title = title
        self.columns = columns
        self.rows = rows
    }

    /// One row of a table.
    package struct Row: Equatable, Sendable {
        /// The child that the row is about, counted from 0; nil if it is about none.
        package var child: Int?
        /// What stands in the columns.
        package var cells: [Cell]
        /// What is to be said of the row beside its numbers.
        package var remark: String?

        package init(child: Int?, cells: [Cell], remark: String? = nil) {
            self.child = child
            self.cells = cells
            self.remark = remark
        }
    }

    /// What stands in one column of a row.
    package enum Cell: Equatable, Sendable {
        /// A number, and how it came about.
        case number(Derivation)
        /// Words.
        case words(String)
    }
}
