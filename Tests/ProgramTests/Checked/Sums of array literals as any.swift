import Foundation

let one = 1
let sum: Any = [one] + [2]
let array = [1] + [2]
let words: Any = ["a"] + ["b"]
print("sum:", sum is [Int], array is [Int], words is [String], array + [3] as Any is [Int], sum)
print("types:", type(of: sum), type(of: [1] + [2]), [1] + [2] + [3], ([1] + [2]).count)
// expect: sum: false true true true [1, 2]
// expect: types: IndexPath Array<Int> [1, 2, 3] 2
