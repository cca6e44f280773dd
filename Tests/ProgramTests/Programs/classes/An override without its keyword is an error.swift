class Animal {
    func name() -> String { "animal" }
}

class Dog: Animal {
    func name() -> String { "dog" }
    // expect error: overriding declaration requires an 'override' keyword
}

print(Dog().name())
