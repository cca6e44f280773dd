struct Money: Equatable {
    var cents: Int

    func == (left: Money, right: Money) -> Bool { left.cents == right.cents }
    // expect error: operator '==' declared in type 'Money' must be 'static'
}

print(Money(cents: 1) == Money(cents: 2))
