struct Level: ExpressibleByFloatLiteral {
    var value: Double
    init(floatLiteral value: Double) { self.value = value }
}
let level: Level = -1.5
print(level, -2.5.magnitude, 2 - 1.5, -0.0)
switch -2.5 {
case -2.5: print("equal")
default: print("other")
}
// expect: Level(value: -1.5) -2.5 0.5 -0.0
// expect: equal
