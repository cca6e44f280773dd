print("reversed:", [1, 2].reversed(), "abc".reversed(), (0..<3).reversed(), [[1, 2].reversed()])
print("wrapped:", Optional([1].reversed()) as Any, [1].enumerated(), repeatElement(1, count: 2))
print("ranges:", [...4], [1...], [1...2], [AnyHashable("a"), AnyHashable(1)])
// expect: reversed: ReversedCollection<Array<Int>>(_base: [1, 2]) ReversedCollection<String>(_base: "abc") ReversedCollection<Range<Int>>(_base: Range(0..<3)) [Swift.ReversedCollection<Swift.Array<Swift.Int>>(_base: [1, 2])]
// expect: wrapped: Optional(Swift.ReversedCollection<Swift.Array<Swift.Int>>(_base: [1])) EnumeratedSequence<Array<Int>>(_base: [1]) Repeated<Int>(count: 2, repeatedValue: 1)
// expect: ranges: [Swift.PartialRangeThrough<Swift.Int>(upperBound: 4)] [Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1)] [ClosedRange(1...2)] [AnyHashable("a"), AnyHashable(1)]
