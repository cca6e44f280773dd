let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .percent
print(formatter.string(from: 0.42) ?? "")  // expect: 42%
formatter.maximumFractionDigits = 1
print(formatter.string(from: 0.4251) ?? "")  // expect: 42.5%
