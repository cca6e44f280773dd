struct Name: ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral value: StringLiteralType) { text = value }
}
let name: Name = "Ann"
print(name.text)  // expect: Ann
struct Points: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let value: Double
    init(integerLiteral value: IntegerLiteralType) { self.value = Double(value) }
    init(floatLiteral value: FloatLiteralType) { self.value = value }
}
let points: [Points] = [3, 1.5]
print(points.map(\.value))  // expect: [3.0, 1.5]
struct Flag: ExpressibleByBooleanLiteral {
    let isOn: Bool
    init(booleanLiteral value: BooleanLiteralType) { isOn = value }
}
let flag: Flag = true
print(flag.isOn)  // expect: true
struct Path: ExpressibleByStringInterpolation {
    let text: String
    init(stringLiteral value: StringLiteralType) { text = value }
}
let path: Path = "a/\(3)"
print(path.text)  // expect: a/3
