func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
let add: ([Int]) -> Int = sum
// expect error: cannot convert value of type '(Int...) -> Int' to specified type '([Int]) -> Int'
print(add([1]))
