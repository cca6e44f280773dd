let numbers = [1, 2, 3, 4]
print(Array(numbers.dropFirst())[0])
let rest: [Int] = numbers.dropFirst()
// expect error: cannot convert value of type 'ArraySlice<Int>' to specified type '[Int]'
