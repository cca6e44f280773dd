class Animal {
    let name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "nobody") }
}

class Dog: Animal {
    var tricks: [String] = []

    convenience init(tricks: [String]) {
        self.init(name: "Rex")
        self.tricks = tricks
    }
}

final class Puppy: Dog {}

class Cat: Animal {
    override init(name: String) { super.init(name: name + " the cat") }
}

print(Dog(tricks: ["sit"]).name, Dog(name: "Ada").name, Dog().name)  // expect: Rex Ada nobody
print(Puppy(name: "Pip").name, Puppy(tricks: []).tricks)  // expect: Pip []
print(Cat().name)  // expect: nobody the cat
