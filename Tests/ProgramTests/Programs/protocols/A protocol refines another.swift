protocol Shape {
    var area: Double { get }
}

protocol Solid: Shape {
    var height: Double { get }
}

extension Solid {
    var volume: Double { area * height }
}

struct Block: Solid {
    var area = 6.0
    var height = 2.0
}

print(Block().volume)  // expect: 12.0
