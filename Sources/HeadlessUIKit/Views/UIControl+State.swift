extension UIControl {
    /// A set of states of a control; the empty set is the normal state.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states, as in UIKit.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The normal state.
        public static let normal: State = []
        /// Highlighted.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)

        /// The names of the states that are not visible otherwise, such as `disabled`.
        package var words: [String] {
            let all: [(State, String)] = [
                (.disabled, "disabled"), (.highlighted, "highlighted"), (.selected, "selected"),
            ]
            return all.compactMap { contains($0) ? $1 : nil }
        }
    }
}
