let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.locale = Locale(identifier: "en_US")
print(formatter.string(from: 1234.5) ?? "")  // expect: $1,234.50
print(formatter.string(from: NSNumber(value: 0.1)) ?? "")  // expect: $0.10
formatter.currencyCode = "EUR"
print(formatter.string(from: 20) ?? "")  // expect: €20.00
