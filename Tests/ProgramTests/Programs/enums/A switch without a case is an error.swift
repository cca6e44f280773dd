enum Turn {
    case left, right, around
}

func degrees(_ turn: Turn) -> Int {
    switch turn {
    // expect error: switch must be exhaustive
    case .left: return -90
    case .right: return 90
    }
}

print(degrees(.left))
