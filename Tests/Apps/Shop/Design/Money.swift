/// An amount of money in the smallest unit of a currency.
struct Money: Hashable, Comparable, CustomStringConvertible {
    enum Currency: String {
        case euro = "€"
        case franc = "CHF"
        case yen = "¥"

        /// The number of digits behind the point.
        var digits: Int { self == .yen ? 0 : 2 }
    }

    var cents: Int
    var currency = Currency.euro

    static func euro(_ whole: Int, _ cents: Int = 0) -> Money { Money(cents: whole * 100 + cents) }

    static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
    static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents, currency: lhs.currency) }
    static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents, currency: lhs.currency) }
    static func * (lhs: Money, count: Int) -> Money { Money(cents: lhs.cents * count, currency: lhs.currency) }
    prefix static func - (money: Money) -> Money { Money(cents: -money.cents, currency: money.currency) }

    /// Returns the part of the amount that some percent are, rounded half up.
    func percent(_ percent: Int) -> Money {
        Money(cents: (cents * percent + 50) / 100, currency: currency)
    }

    var description: String {
        let sign = cents < 0 ? "−" : ""
        let divisor = currency.digits == 0 ? 1 : 100
        let whole = grouped(abs(cents) / divisor)
        let rest = abs(cents) % divisor
        let fraction = currency.digits == 0 ? "" : "." + (rest < 10 ? "0\(rest)" : "\(rest)")
        return "\(sign)\(currency.rawValue) \(whole)\(fraction)"
    }

    private func grouped(_ number: Int) -> String {
        var digits = String(number)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + groups).joined(separator: "’")
    }
}

extension Sequence where Element == Money {
    /// The sum of all amounts; zero euros if there are none.
    var total: Money { reduce(.euro(0), +) }
}
