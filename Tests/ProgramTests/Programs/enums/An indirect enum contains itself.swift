indirect enum Sum {
    case number(Int)
    case plus(Sum, Sum)

    var value: Int {
        switch self {
        case .number(let value): return value
        case .plus(let left, let right): return left.value + right.value
        }
    }
}

print(Sum.plus(.number(1), .plus(.number(2), .number(3))).value)  // expect: 6
