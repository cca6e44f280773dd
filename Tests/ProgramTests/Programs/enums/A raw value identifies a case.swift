enum Planet: Int {
    case mercury = 1, venus, earth
}

enum Fruit: String {
    case apple
    case pear = "Birne"
}

print(Planet.earth.rawValue)  // expect: 3
print(Planet(rawValue: 2) == .venus, Planet(rawValue: 9) == nil)  // expect: true true
print(Fruit.apple.rawValue, Fruit.pear.rawValue)  // expect: apple Birne
