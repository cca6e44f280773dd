struct Position: Hashable {
    var row: Int
    var column: Int
}

let a = Position(row: 1, column: 2)
print(a == Position(row: 1, column: 2), a == Position(row: 2, column: 1))  // expect: true false
let visited: Set<Position> = [a, Position(row: 1, column: 2), Position(row: 3, column: 3)]
print(visited.count)  // expect: 2
let names = [a: "start"]
print(names[Position(row: 1, column: 2)] ?? "none")  // expect: start
