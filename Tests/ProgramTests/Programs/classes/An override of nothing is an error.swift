class Animal {}

class Dog: Animal {
    override func name() -> String { "dog" }  // expect error: 'name()' does not override any member of its superclass
}

print(Dog().name())
