extension UIControl {
    /// What a control is in, as a set; the empty set is the normal state.
    public struct State: OptionSet, Hashable, Sendable {
        /// A bit a state, those of UIKit.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing special.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Not to be operated.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)

        /// The states in words, those that are not shown otherwise: `disabled`.
        package var words: [String] {
            let all: [(State, String)] = [
                (.disabled, "disabled"), (.highlighted, "highlighted"), (.selected, "selected"),
            ]
            return all.compactMap { contains($0) ? $1 : nil }
        }
    }
}
