class Animal {
    func name() -> String { "animal" }
}

class Dog: Animal {
    func name() -> String { "dog" }
    // expect error: 'name()' takes the place of what the superclass has, so it needs the keyword 'override'
}

print(Dog().name())
