struct Described: CustomStringConvertible {
    var value = 1
    var description: String { "described" }
}
dump(1)
dump("text", name: "name", indent: 2)
dump((1, two: "2"))
dump([Described()])
dump(["k": 1.5])
dump(1...3)
dump(Optional(2))
dump([[1, 2], []], maxDepth: 1)
dump([1, 2, 3], maxItems: 3)
dump(())
dump([String]())
dump { (x: Int) in x }
dump(Result<Int, Never>.success(3))
dump(AnyHashable(3))
print(dump(5) + 1)

// expect: - 1
// expect:   - name: "text"
// expect: ▿ (2 elements)
// expect:   - .0: 1
// expect:   - two: "2"
// expect: ▿ 1 element
// expect:   ▿ described
// expect:     - value: 1
// expect: ▿ 1 key/value pair
// expect:   ▿ (2 elements)
// expect:     - key: "k"
// expect:     - value: 1.5
// expect: ▿ ClosedRange(1...3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: ▿ Optional(2)
// expect:   - some: 2
// expect: ▿ 2 elements
// expect:   ▹ 2 elements
// expect:   - 0 elements
// expect: ▿ 3 elements
// expect:   - 1
// expect:   - 2
// expect:     (1 more child)
// expect: - (0 elements)
// expect: - 0 elements
// expect: - (Function)
// expect: ▿ Swift.Result<Swift.Int, Swift.Never>.success
// expect:   - success: 3
// expect: ▿ AnyHashable(3)
// expect:   - value: 3
// expect: - 5
// expect: 6
