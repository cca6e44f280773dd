struct Points: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable {
    var value: CGFloat

    init(integerLiteral value: Int) { self.value = CGFloat(value) }
    init(floatLiteral value: Double) { self.value = CGFloat(value) }

    static func < (left: Points, right: Points) -> Bool { left.value < right.value }

    static func * (points: Points, count: Int) -> CGFloat { points.value * CGFloat(count) }
}

struct Name {
    var text: String
}

extension Name: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self.text = text.uppercased() }
}

struct Tags: ExpressibleByArrayLiteral {
    var names: [Name]

    init(arrayLiteral names: Name...) { self.names = names }
}

func inset(_ points: Points = 4) -> CGFloat { points.value }

let gap: Points = 8
print(gap.value, inset(), inset(2.5), inset(-3))
print(gap > 7, gap == 8, 2.5 < gap, gap * 3)
let sizes: [Points] = [3, 1.5]
print(sizes.map(\.value), sizes.max()?.value ?? 0)
let tags: Tags = ["ios", "swift"]
print(tags.names.map(\.text), (["x"] as Tags).names.count)
let name: Name? = "eve"
print(name?.text ?? "")
// expect: 8.0 4.0 2.5 -3.0
// expect: true true true 24.0
// expect: [3.0, 1.5] 3.0
// expect: ["IOS", "SWIFT"] 1
// expect: EVE
