enum Move { case by(Int), by(x: Int, y: Int) }

func text(_ move: Move) -> String {
    switch move {  // expect error: unexpected enum case while switching on value of type 'Move'
    case .by(let x, let y): return "\(x) \(y)"
    }
}

print(text(.by(x: 1, y: 2)))  // expect: 1 2
print(text(.by(1)))
