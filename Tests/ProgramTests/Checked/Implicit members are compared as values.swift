indirect enum Shape: Equatable { case dot, named(String, Shape) }
let shape: Shape = .named("\([1])", .dot)
print(shape == .named("\([1])", .dot))
// expect: true
