struct Squares: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { 4 }
    subscript(i: Int) -> Int { i * i }
}

print(Squares().last ?? 0, Array(Squares().reversed()), Squares().indices, Squares().count)
// expect: 9 [9, 4, 1, 0] 0..<4 4

struct Numbers: RandomAccessCollection, MutableCollection {
    var values = [3, 1, 2]
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    subscript(i: Int) -> Int {
        get { values[i] }
        set { values[i] = newValue }
    }
}

var numbers = Numbers()
print(numbers.sorted(), Array(numbers.reversed()), Numbers.Indices.self)  // expect: [1, 2, 3] [2, 1, 3] Range<Int>
numbers.sort()
numbers.swapAt(0, 2)
print(numbers.values, Array(numbers[1...]), numbers.index(after: 0), numbers.index(0, offsetBy: 2))
// expect: [3, 2, 1] [2, 1] 1 2
