struct Price: CustomStringConvertible {
    var cents: Int

    var description: String { "\(cents / 100).\(cents % 100) €" }
}

print(Price(cents: 499))  // expect: 4.99 €
print("for \(Price(cents: 1250))")  // expect: for 12.50 €
