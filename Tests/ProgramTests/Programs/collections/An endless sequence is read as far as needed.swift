print((1...).first { $0 > 3 } as Any, (1...).contains { $0 > 3 }, (1...).allSatisfy { $0 < 3 })
print((1...).prefix(3).map { $0 }, (1...).prefix { $0 < 4 }, Array((1...).prefix(2)))
print((1...).dropFirst(2).prefix(2).map { $0 }, (1...).drop { $0 < 5 }.prefix(2).map { $0 })
print((1...).starts(with: [1, 2, 3]), (1...).starts(with: [2]))
print((5...).enumerated().first { $0.offset == 2 } as Any)
for (index, letter) in zip(0..., ["x", "y"]) { print(index, letter) }
for number in (1...).prefix(2) { print(number) }
print((1...).lazy.map { $0 * $0 }.first { $0 > 20 } as Any)
let counted = (1...).lazy.drop { $0 < 5 }
print(counted.first { $0.isMultiple(of: 4) } as Any)
let rest = [3, 1, 4, 1, 5].drop {
    print("drops", $0)
    return $0 != 4
}
print(Array(rest))
func numbers() -> some Sequence<Int> { sequence(first: 1) { $0 * 3 } }
print(
    Array(numbers().prefix { $0 < 50 }),
    Array(numbers().dropFirst(2).prefix(2)),
    numbers().contains(27)
)
// expect: Optional(4) true false
// expect: [1, 2, 3] [1, 2, 3] [1, 2]
// expect: [3, 4] [5, 6]
// expect: true false
// expect: Optional((offset: 2, element: 7))
// expect: 0 x
// expect: 1 y
// expect: 1
// expect: 2
// expect: Optional(25)
// expect: Optional(8)
// expect: drops 3
// expect: drops 1
// expect: drops 4
// expect: [4, 1, 5]
// expect: [1, 3, 9, 27] [9, 27] true
