/// The kinds of trees that a quiz asks about.
package enum PracticeTopic: String, CaseIterable, Sendable {
    /// Insets, alignment, boxes and constraints around a label.
    case wrappers
    /// Rows and columns with underflow.
    case extra
    /// Rows and columns with overflow.
    case missing
    /// Rows and columns with priorities.
    case priorities
    /// Text that wraps or is truncated.
    case text
    /// Overlays, equal stacks, flows and grid rows.
    case containers
    /// Frames that are rounded to pixels.
    case rounding
}
