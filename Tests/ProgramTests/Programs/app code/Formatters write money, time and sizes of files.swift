// swift-format-ignore-file: NeverForceUnwrap

struct CurrencyFormatter {
    static let shared: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "USD"
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    private let formatter: NumberFormatter

    init(currencyCode: String, locale: Locale = Locale(identifier: "en_US"), fractionDigits: Int? = nil) {
        formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = currencyCode
        formatter.locale = locale
        if let fractionDigits = fractionDigits {
            formatter.minimumFractionDigits = fractionDigits
            formatter.maximumFractionDigits = fractionDigits
        }
    }

    func callAsFunction(_ cents: Int) -> String {
        formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
    }
}

enum DurationFormatter {
    static func string(from seconds: TimeInterval) -> String {
        let total = Int(seconds.rounded())
        let (hours, rest) = total.quotientAndRemainder(dividingBy: 3600)
        let (minutes, secs) = rest.quotientAndRemainder(dividingBy: 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, secs)
            : String(format: "%d:%02d", minutes, secs)
    }
}

enum FileSize {
    private static let units = ["B", "KB", "MB", "GB"]

    static func string(_ bytes: Int) -> String {
        var value = Double(bytes), unit = 0
        while value >= 1024 && unit < units.count - 1 {
            value /= 1024
            unit += 1
        }
        return unit == 0 ? "\(bytes) B" : String(format: "%.1f %@", value, units[unit])
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    func leftPad(_ length: Int, with character: Character = " ") -> String {
        String(repeating: String(character), count: max(0, length - count)) + self
    }

    func truncated(to limit: Int, trailing: String = "…") -> String {
        count <= limit ? self : String(prefix(limit)) + trailing
    }

    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Optional where Wrapped == String {
    var orDash: String { self?.isBlank == false ? self! : "–" }
}

extension Int {
    var ordinal: String {
        switch (self % 10, self % 100) {
        case (_, 11...13): return "\(self)th"
        case (1, _): return "\(self)st"
        case (2, _): return "\(self)nd"
        case (3, _): return "\(self)rd"
        default: return "\(self)th"
        }
    }
}

extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}

extension Sequence where Element: Numeric {
    func sum() -> Element { reduce(0, +) }
}

print(CurrencyFormatter(currencyCode: "USD")(123456), CurrencyFormatter(currencyCode: "JPY", fractionDigits: 0)(50000))
print(CurrencyFormatter.shared.string(from: 12.5) ?? "-")
print(DurationFormatter.string(from: 59.6), DurationFormatter.string(from: 3725))
print([512, 2048, 5 * 1024 * 1024].map(FileSize.string))
print("hello".capitalizedFirst, "7".leftPad(3, with: "0"), "a long title".truncated(to: 6))
print((nil as String?).orDash, Optional("x").orDash, Optional("  ").orDash)
print((1...13).map(\.ordinal).filter { $0.hasSuffix("d") || $0.hasSuffix("st") })
print(15.clamped(to: 0...10), (0.25).clamped(to: 0.5...1), [1, 2, 3].sum(), [0.5, 0.25].sum())
print("a,b,,c".split(separator: ",").count, "a,b,,c".components(separatedBy: ",").count)
print(String(123).reversed().map(String.init).joined(separator: "-"), Int("42")! + 1, Double("x") as Any)

Label(text: CurrencyFormatter(currencyCode: "USD")(99)).centered()
// expect: $1,234.56 ¥500
// expect: $12.50
// expect: 1:00 1:02:05
// expect: ["512 B", "2.0 KB", "5.0 MB"]
// expect: Hello 007 a long…
// expect: – x –
// expect: ["1st", "2nd", "3rd"]
// expect: 10 0.5 6 0.75
// expect: 3 4
// expect: 3-2-1 43 nil
// expect: Centered 0,0 300×160
// expect:   Label 130,72 40×16
