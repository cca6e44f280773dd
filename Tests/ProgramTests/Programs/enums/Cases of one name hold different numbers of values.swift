enum Move: Hashable, Comparable {
    case by(Int)
    case by(x: Int, y: Int)
}

let moves: [Move] = [.by(1), .by(x: 1, y: 2)]
print(moves, moves[0] == moves[1], moves[0] == .by(1), Set(moves + moves).count, moves[1] < moves[0])
let make: (Int, Int) -> Move = Move.by
print(make(3, 4))
for case .by(x: let x, y: let y) in moves { print(x, y) }
for move in moves {
    switch move {
    case .by(let x, let y): print("a step of \(x), \(y)")
    default: print("another one")
    }
    if case .by(let x, let y) = move { print(x * y) }
}

Label(text: "moves")
// expect: [main.Move.by(1), main.Move.by(x: 1, y: 2)] false true 2 false
// expect: by(x: 3, y: 4)
// expect: 1 2
// expect: another one
// expect: a step of 1, 2
// expect: 2
// expect: Label 0,0 300×160
