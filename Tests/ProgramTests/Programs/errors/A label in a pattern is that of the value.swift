enum Shape {
    case box(width: Int, height: Int)
}

func area(_ shape: Shape) -> Int {
    switch shape {
    case .box(height: let height, let width): width * height
    // expect error: tuple pattern element label 'height' must be 'width'
    }
}
