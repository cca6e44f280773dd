import Foundation

/// A number as a sum of numbers with known origins.
///
/// The sum has the operations of the layout in their order, so that its value equals the decided number to the bit.
package indirect enum Derivation: Equatable, Sendable {
    /// A number with its origin.
    case number(CGFloat, Origin)
    /// An operation on two numbers.
    case operation(Operator, Derivation, Derivation)
    /// The sum of any number of parts, added from the first to the last; 0 without parts.
    case sum([Derivation])
    /// The absolute value.
    case magnitude(Derivation)
    /// A part with a name, and its value.
    ///
    /// The value is computed once: a sum over all children is a part of many others.
    case term(String, Derivation, value: CGFloat)

    /// Returns a part with a name.
    package static func named(_ name: String, _ part: Derivation) -> Derivation {
        .term(name, part, value: part.value)
    }

    /// An operation on two numbers.
    package enum Operator: String, Equatable, Sendable, CaseIterable {
        /// Addition.
        case plus = "+"
        /// Subtraction.
        case minus = "−"
        /// Multiplication.
        case times = "×"
        /// Division.
        case over = "÷"
        /// The minimum.
        case least = "min"
        /// The maximum.
        case greatest = "max"

        /// Returns the result for two numbers.
        package func applied(to one: CGFloat, _ other: CGFloat) -> CGFloat {
            switch self {
            case .plus: one + other
            case .minus: one - other
            case .times: one * other
            case .over: one / other
            case .least: Swift.min(one, other)
            case .greatest: Swift.max(one, other)
            }
        }
    }

    /// The origin of a number, as seen from the element whose layout decides.
    package enum Origin: Equatable, Sendable {
        /// The length of the element itself.
        case own(Dimension)
        /// The limit proposed to the element; infinite if there is none.
        case limit(Dimension)
        /// The measured length of a child, counted from 0, within a constraint.
        case measured(child: Int, within: SizeConstraint, Dimension)
        /// The placed length of a child, with its sum in the table.
        case placed(child: Int, Dimension)
        /// The position of a guide in a child or, without a child, in all children together.
        case guide(String, child: Int?)
        /// The origin of a child.
        case start(child: Int, Dimension)
        /// The end of a child.
        case end(child: Int, Dimension)
        /// An argument of the element.
        case argument(String)
        /// A trait of a child, read by the layout.
        case trait(child: Int, String)
        /// A value from the environment.
        case environment(String)
        /// A property of the content, in words.
        case content(String)
        /// The number of children.
        case count
        /// A constant of the rule.
        case rule
    }

    /// The value, computed from the parts.
    package var value: CGFloat {
        switch self {
        case .number(let number, _): number
        case .operation(let operation, let one, let other): operation.applied(to: one.value, other.value)
        case .sum(let parts): parts.dropFirst().reduce(parts.first?.value ?? 0) { $0 + $1.value }
        case .magnitude(let part): abs(part.value)
        case .term(_, _, let value): value
        }
    }

    /// The numbers in the sum, from left to right.
    package var numbers: [(value: CGFloat, origin: Origin)] {
        switch self {
        case .number(let number, let origin): [(number, origin)]
        case .operation(_, let one, let other): one.numbers + other.numbers
        case .sum(let parts): parts.flatMap(\.numbers)
        case .magnitude(let part), .term(_, let part, _): part.numbers
        }
    }
}

/// A direction: horizontal or vertical.
package enum Dimension: String, Equatable, Hashable, Sendable, CaseIterable {
    /// The horizontal direction.
    case width
    /// The vertical direction.
    case height

    /// Returns the length of a size in this direction.
    package func length(of size: CGSize) -> CGFloat {
        switch self {
        case .width: size.width
        case .height: size.height
        }
    }

    /// Returns the limit of a constraint in this direction; infinite if there is none.
    package func limit(of constraint: SizeConstraint) -> CGFloat {
        switch self {
        case .width: constraint.limits.width
        case .height: constraint.limits.height
        }
    }

    /// The adjective: wide or high.
    package var large: String { self == .width ? "wide" : "high" }

    /// The superlative: widest or tallest.
    package var largest: String { self == .width ? "widest" : "tallest" }
}

// MARK: - Building sums

extension Derivation {
    package static func + (one: Derivation, other: Derivation) -> Derivation { .operation(.plus, one, other) }
    package static func - (one: Derivation, other: Derivation) -> Derivation { .operation(.minus, one, other) }
    package static func * (one: Derivation, other: Derivation) -> Derivation { .operation(.times, one, other) }
    package static func / (one: Derivation, other: Derivation) -> Derivation { .operation(.over, one, other) }

    /// Returns the minimum of two numbers.
    package static func least(_ one: Derivation, _ other: Derivation) -> Derivation { .operation(.least, one, other) }

    /// Returns the maximum of two numbers.
    package static func greatest(_ one: Derivation, _ other: Derivation) -> Derivation {
        .operation(.greatest, one, other)
    }

    /// Returns a constant of the rule.
    package static func rule(_ number: CGFloat) -> Derivation { .number(number, .rule) }

    /// Returns an argument of the element.
    package static func argument(_ name: String, _ number: CGFloat) -> Derivation { .number(number, .argument(name)) }

    /// Returns the origin of a child with a length: not a number if the length is not finite.
    package static func origin(_ origin: Derivation, of length: Derivation) -> Derivation {
        length.value.isFinite ? origin : origin - .rule(0) * length
    }

    /// Returns the length of the element itself.
    package static func own(_ size: CGSize, _ dimension: Dimension) -> Derivation {
        .number(dimension.length(of: size), .own(dimension))
    }

    /// Returns the limit proposed to the element; infinite if there is none.
    package static func limit(_ proposal: SizeConstraint, _ dimension: Dimension) -> Derivation {
        .number(dimension.limit(of: proposal), .limit(dimension))
    }

    /// Returns the measured length of a child within a constraint.
    package static func measured(
        _ size: CGSize,
        of child: Int = 0,
        within proposal: SizeConstraint,
        _ dimension: Dimension
    ) -> Derivation {
        .number(dimension.length(of: size), .measured(child: child, within: proposal, dimension))
    }

    /// Returns this sum if its value equals the decided number, and otherwise the sum in the order of the layout.
    ///
    /// Short sums read better, but can differ from the layout in the last bit and for numbers that are not finite.
    package func ifEqual(to number: CGFloat, else stepByStep: @autoclosure () -> Derivation) -> Derivation {
        isEqual(to: number) ? self : stepByStep()
    }

    /// Returns true if the value equals a number; all values that are not a number are equal.
    package func isEqual(to number: CGFloat) -> Bool {
        let value = value
        return value == number || value.isNaN && number.isNaN
    }
}
