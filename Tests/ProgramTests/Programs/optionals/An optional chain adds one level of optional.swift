struct Engine {
    var power: Int?
    var name = "V8"
}

struct Car {
    var engine: Engine?
}

let car: Car? = Car(engine: Engine(power: 90))
print(car?.engine?.power as Any)  // expect: Optional(90)
print(car?.engine?.name.count as Any)  // expect: Optional(2)
print((try? Int("7")) as Any)  // expect: Optional(7)
print(car.map { $0.engine?.power } as Any)  // expect: Optional(Optional(90))
print(car.flatMap { $0.engine?.power } as Any)  // expect: Optional(90)
