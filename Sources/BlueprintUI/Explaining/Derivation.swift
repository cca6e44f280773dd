import Foundation

/// A number as it came about: sums over numbers whose origin is known.
///
/// Computed again, it comes out as the number that was decided, to the bit: the operations stand in the order in which
/// the layout did them.
package indirect enum Derivation: Equatable, Sendable {
    /// A number that something else gave.
    case number(CGFloat, Origin)
    /// Two numbers taken together.
    case operation(Operator, Derivation, Derivation)
    /// Any number of numbers added up, from the first to the last; none make zero.
    case sum([Derivation])
    /// The number without its sign.
    case magnitude(Derivation)
    /// A number that has a name of its own in the rule, and what it comes to.
    ///
    /// Sums over many children are parts of many others: what they come to is computed once.
    case term(String, Derivation, value: CGFloat)

    /// A number that has a name of its own in the rule.
    package static func named(_ name: String, _ part: Derivation) -> Derivation {
        .term(name, part, value: part.value)
    }

    /// How two numbers are taken together.
    package enum Operator: String, Equatable, Sendable, CaseIterable {
        /// The one and the other.
        case plus = "+"
        /// The one without the other.
        case minus = "−"
        /// The one as many times as the other says.
        case times = "×"
        /// The one in as many parts as the other says.
        case over = "÷"
        /// The smaller one.
        case least = "min"
        /// The larger one.
        case greatest = "max"

        /// The number that they make.
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

    /// Where a number comes from, seen from the element whose layout decides.
    package enum Origin: Equatable, Sendable {
        /// The element's own length, which its parent gave it.
        case own(Dimension)
        /// The limit that the element was asked within; infinite if there is none.
        case limit(Dimension)
        /// What a child answered within limits; the children are counted from 0.
        case answer(child: Int, within: SizeConstraint, Dimension)
        /// What the layout gives a child, as its table says: a length that was shared out and is summed up there.
        case given(child: Int, Dimension)
        /// Where a guide lies in a child or, without one, in all of them taken together, by the guide's own rule.
        case guide(String, child: Int?)
        /// Where a child begins.
        case start(child: Int, Dimension)
        /// Where a child ends.
        case end(child: Int, Dimension)
        /// What an argument of the element says.
        case argument(String)
        /// What a child carries for the layout that it is in.
        case trait(child: Int, String)
        /// A value of the environment.
        case environment(String)
        /// Something about what the element shows, in words.
        case content(String)
        /// How many children there are.
        case count
        /// A number that the rule itself is made of.
        case rule
    }

    /// The number, computed again.
    package var value: CGFloat {
        switch self {
        case .number(let number, _): number
        case .operation(let operation, let one, let other): operation.applied(to: one.value, other.value)
        case .sum(let parts): parts.dropFirst().reduce(parts.first?.value ?? 0) { $0 + $1.value }
        case .magnitude(let part): abs(part.value)
        case .term(_, _, let value): value
        }
    }

    /// The numbers that it is made of, from left to right.
    package var numbers: [(value: CGFloat, origin: Origin)] {
        switch self {
        case .number(let number, let origin): [(number, origin)]
        case .operation(_, let one, let other): one.numbers + other.numbers
        case .sum(let parts): parts.flatMap(\.numbers)
        case .magnitude(let part), .term(_, let part, _): part.numbers
        }
    }
}

/// A direction of the plane.
package enum Dimension: String, Equatable, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case width
    /// From top to bottom.
    case height

    /// The length of a size in this direction.
    package func length(of size: CGSize) -> CGFloat {
        switch self {
        case .width: size.width
        case .height: size.height
        }
    }

    /// The limit of a constraint in this direction; infinite if there is none.
    package func limit(of constraint: SizeConstraint) -> CGFloat {
        switch self {
        case .width: constraint.limits.width
        case .height: constraint.limits.height
        }
    }

    /// What is large in this direction: wide or high.
    package var large: String { self == .width ? "wide" : "high" }

    /// What is largest in this direction: the widest or the highest.
    package var largest: String { self == .width ? "widest" : "highest" }
}

// MARK: - Spelling derivations as layouts spell their sums

extension Derivation {
    package static func + (one: Derivation, other: Derivation) -> Derivation { .operation(.plus, one, other) }
    package static func - (one: Derivation, other: Derivation) -> Derivation { .operation(.minus, one, other) }
    package static func * (one: Derivation, other: Derivation) -> Derivation { .operation(.times, one, other) }
    package static func / (one: Derivation, other: Derivation) -> Derivation { .operation(.over, one, other) }

    /// The smaller of two numbers.
    package static func least(_ one: Derivation, _ other: Derivation) -> Derivation { .operation(.least, one, other) }

    /// The larger of two numbers.
    package static func greatest(_ one: Derivation, _ other: Derivation) -> Derivation {
        .operation(.greatest, one, other)
    }

    /// A number that the rule itself is made of.
    package static func rule(_ number: CGFloat) -> Derivation { .number(number, .rule) }

    /// What an argument of the element says.
    package static func argument(_ name: String, _ number: CGFloat) -> Derivation { .number(number, .argument(name)) }

    /// Where a child of a length begins: at the origin, unless it is infinitely long and so begins nowhere.
    package static func origin(_ origin: Derivation, of length: Derivation) -> Derivation {
        length.value.isFinite ? origin : origin - .rule(0) * length
    }

    /// The element's own length.
    package static func own(_ size: CGSize, _ dimension: Dimension) -> Derivation {
        .number(dimension.length(of: size), .own(dimension))
    }

    /// The limit that the element was asked within; infinite if there is none.
    package static func limit(_ asked: SizeConstraint, _ dimension: Dimension) -> Derivation {
        .number(dimension.limit(of: asked), .limit(dimension))
    }

    /// What a child answered within limits.
    package static func answer(
        _ size: CGSize,
        of child: Int = 0,
        within asked: SizeConstraint,
        _ dimension: Dimension
    ) -> Derivation {
        .number(dimension.length(of: size), .answer(child: child, within: asked, dimension))
    }

    /// The sum if it comes out as the number that was decided, and else the one that follows the layout step by step.
    ///
    /// Rounding and numbers that are not finite make sums differ that are the same on paper: the short one is for people.
    package func ifEqual(to number: CGFloat, else stepByStep: @autoclosure () -> Derivation) -> Derivation {
        isEqual(to: number) ? self : stepByStep()
    }

    /// Whether it comes out as a number; what is not a number is none whichever its bits.
    package func isEqual(to number: CGFloat) -> Bool {
        let value = value
        return value == number || value.isNaN && number.isNaN
    }
}
