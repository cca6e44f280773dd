class Animal {
    let name: String

    init(name: String) { self.name = name }
    convenience init() { self.init(name: "nobody") }
}

class Cat: Animal {
    init(age: Int) {
        super.init()  // expect error: must call a designated initializer of the superclass 'Animal'
    }
}
