extension Array where Element == Int {
    var total: Int { reduce(0, +) }
    func described() -> String { "numbers" }
}

extension Array where Element == String {
    func described() -> String { "texts" }
}

extension Array {
    func described() -> String { "things" }
}

protocol Animal {
    var name: String { get }
}

protocol Loud {
    var noise: String { get }
}

extension Animal where Self: Loud {
    func call() -> String { "\(name) says \(noise)" }
}

extension Animal {
    func call() -> String { "\(name) is silent" }
}

struct Dog: Animal, Loud {
    var name = "dog"
    var noise = "wuff"
}

struct Fish: Animal {
    var name = "fish"
}

print([1, 2].described(), ["a"].described(), [1.5].described())  // expect: numbers texts things
print([1, 2].total)  // expect: 3
print(Dog().call())  // expect: dog says wuff
print(Fish().call())  // expect: fish is silent
