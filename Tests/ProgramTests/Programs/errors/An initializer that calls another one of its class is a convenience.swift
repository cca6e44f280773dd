class Animal {
    let name: String

    init(name: String) { self.name = name }
    init() { self.init(name: "nobody") }
    // expect error: designated initializer for 'Animal' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
}
