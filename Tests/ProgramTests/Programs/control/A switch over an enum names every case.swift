enum Turn {
    case left, right, around
}

func degrees(_ turn: Turn) -> Int {
    switch turn {
    case .left: return -90
    case .right: return 90
    case .around: return 180
    }
}

print([Turn.left, .around, .right].map(degrees))  // expect: [-90, 180, 90]
