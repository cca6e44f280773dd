struct Meter {
    func measure(_ number: Int) { print("number") }
    static func measure(_ meter: Meter) { print("static") }
    func measure(_ value: Any) { print("any") }
}

Meter.measure(Meter())  // expect: static
Meter().measure(1)  // expect: number
Meter().measure("a")  // expect: any

struct Maker {
    static func make() -> Maker { Maker() }
    func make() -> Int { 3 }
    func use() -> Int { make() }
    static func useType() -> Maker { make() }
}

print(Maker.make(), Maker().make(), Maker().use(), Maker.useType())  // expect: Maker() 3 3 Maker()
