let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 2
print(formatter.string(from: 1_234_567.891) ?? "")  // expect: 1,234,567.89
print(formatter.string(from: 5) ?? "")  // expect: 5
