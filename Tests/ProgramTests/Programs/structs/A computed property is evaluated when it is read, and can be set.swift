struct Square {
    var side: Double

    var area: Double {
        get { side * side }
        set { side = newValue.squareRoot() }
    }

    var isLarge: Bool { area > 100 }
}

var square = Square(side: 3)
print(square.area, square.isLarge)  // expect: 9.0 false
square.area = 144
print(square.side, square.isLarge)  // expect: 12.0 true
