var calls = 0
let squares = [1, 2, 3, 4].lazy.map { number -> Int in
    calls += 1
    return number * number
}
print(squares[2], calls, squares.first as Any, calls)
print(Array(squares), calls)
// expect: 9 1 Optional(1) 2
// expect: [1, 4, 9, 16] 6
