enum Move { case by(x: Int, y: Int), by(Int) }

func text(_ move: Move) -> String {
    switch move {
    case .by(let x, let y): return "\(x) \(y)"
    // expect error: tuple pattern cannot match values of the non-tuple type 'Int'
    default: return ""
    }
}
