var list = Array(repeating: 0, count: 5_000)
for index in list.indices { list[index] = index }
print(list[4_999])

var squares: [Int: Int] = [:]
for number in 0..<5_000 { squares[number] = number * number }
squares[4_999]? += 1
print(squares.count, squares[4_999] ?? 0)

// expect: 4999
// expect: 5000 24990002
