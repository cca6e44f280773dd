let tested = [1, 2, 3, 4].lazy.filter { n in
    print("test", n)
    return n % 2 == 0
}
print("prefix:", Array(tested.prefix(2)))
print("filtered prefix:", Array(tested.filter { $0 > 2 }.prefix(1)))
print("ends:", tested.first as Any, tested.last as Any, tested.count, tested.isEmpty)
print("rest:", tested.dropFirst().first as Any)
let changed = (1...3).lazy.map { n -> Int in
    print("change", n)
    return n * 2
}
print("count:", changed.count, changed.isEmpty, changed.last as Any, Array(changed.dropFirst(2)))
let both = [1, 2, 3, 4].lazy.map { $0 * 2 }.compactMap { n -> Int? in
    print("compact", n)
    return n > 2 ? n : nil
}
print("both:", both.first as Any, Array(both.prefix(1)))
print("range:", (1...5).lazy.filter { $0 > 2 }.contains(4), [1].lazy.map { $0 + 1 })
// expect: test 1
// expect: test 2
// expect: test 3
// expect: test 4
// expect: test 1
// expect: test 2
// expect: test 2
// expect: test 3
// expect: test 4
// expect: prefix: [2, 4]
// expect: test 1
// expect: test 2
// expect: test 3
// expect: test 4
// expect: test 1
// expect: test 2
// expect: test 3
// expect: test 4
// expect: test 4
// expect: filtered prefix: [4]
// expect: test 1
// expect: test 2
// expect: test 1
// expect: test 2
// expect: test 4
// expect: test 1
// expect: test 2
// expect: test 3
// expect: test 4
// expect: test 1
// expect: test 2
// expect: ends: Optional(2) Optional(4) 2 false
// expect: test 1
// expect: test 2
// expect: test 3
// expect: test 4
// expect: test 4
// expect: rest: Optional(4)
// expect: change 3
// expect: change 3
// expect: count: 3 false Optional(6) [6]
// expect: compact 2
// expect: compact 4
// expect: compact 4
// expect: compact 2
// expect: compact 4
// expect: compact 6
// expect: compact 2
// expect: compact 4
// expect: compact 4
// expect: both: Optional(4) [4]
// expect: range: true LazyMapSequence<Array<Int>, Int>(_base: [1], _transform: (Function))
