struct Temperature {
    let celsius: Double

    init(celsius: Double) {
        self.celsius = celsius
    }

    init(fahrenheit: Double) {
        self.init(celsius: (fahrenheit - 32) / 1.8)
    }

    init?(text: String) {
        guard let value = Double(text) else { return nil }
        celsius = value
    }
}

print(Temperature(fahrenheit: 212).celsius)  // expect: 100.0
print(Temperature(text: "21.5")?.celsius ?? 0)  // expect: 21.5
print(Temperature(text: "warm") == nil ? "no temperature" : "a temperature")  // expect: no temperature
