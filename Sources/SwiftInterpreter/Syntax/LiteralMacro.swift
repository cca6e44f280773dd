/// A `#name(…)` expression that is a call.
package struct LiteralMacro: Hashable, Sendable {
    /// The type or function that is called.
    package var callee: String
    /// The labels of the call, by those of the macro; nil for an argument without a label.
    package var labels: [String?: String]

    /// A macro that calls something with labels of its own; the other labels stay as they are.
    package init(calling callee: String, labels: [String?: String] = [:]) {
        self.callee = callee
        self.labels = labels
    }
}
