class Animal {}

class Dog: Animal {
    override func name() -> String { "dog" }  // expect error: method does not override any method from its superclass
}

print(Dog().name())
