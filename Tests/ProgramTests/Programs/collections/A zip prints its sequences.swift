let pairs = zip([1, 2, 3], "ab")
print(pairs)  // expect: Zip2Sequence<Array<Int>, String>(_sequence1: [1, 2, 3], _sequence2: "ab")
print("\(pairs)".count, Array(pairs))  // expect: 73 [(1, "a"), (2, "b")]
dump(pairs)
// expect: ▿ Swift.Zip2Sequence<Swift.Array<Swift.Int>, Swift.String>
// expect:   ▿ _sequence1: 3 elements
// expect:     - 1
// expect:     - 2
// expect:     - 3
// expect:   - _sequence2: "ab"
let nested = zip(1...2, zip([4], [6, 7]))
debugPrint(nested.map { $0 })  // expect: [(1, (4, 6))]
