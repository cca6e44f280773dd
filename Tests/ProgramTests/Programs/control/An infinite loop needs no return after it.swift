func firstPower(above limit: Int) -> Int {
    var power = 1
    while true {
        if power > limit { return power }
        power *= 2
    }
}

func sign(_ number: Int) -> String {
    switch number {
    case ..<0: return "minus"
    case 0: return "zero"
    default:
        if number > 100 { return "large" } else { return "plus" }
    }
}

func checked(_ number: Int) -> Int {
    guard number > 0 else { fatalError("too small") }
    do {
        return number
    }
}

print(firstPower(above: 100), sign(-3), sign(0), sign(7), checked(2))  // expect: 128 minus zero plus 2
