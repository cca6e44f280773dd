struct Money {
    static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    var cents: Int

    var text: String {
        Money.formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
    }
}

print(Money(cents: 499).text)  // expect: $4.99
print(Money(cents: 1_000_050).text)  // expect: $10,000.50
