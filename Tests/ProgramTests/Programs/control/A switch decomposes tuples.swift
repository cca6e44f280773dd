func place(_ point: (x: Int, y: Int)) -> String {
    switch point {
    case (0, 0): "the corner"
    case (let x, 0): "\(x) along the edge"
    case (0, let y): "\(y) down the edge"
    case let (x, y) where x == y: "on the diagonal"
    case (_, let y): "in row \(y)"
    }
}

print(place((0, 0)))  // expect: the corner
print(place((4, 0)))  // expect: 4 along the edge
print(place((0, 3)))  // expect: 3 down the edge
print(place((2, 2)))  // expect: on the diagonal
print(place((5, 1)))  // expect: in row 1
