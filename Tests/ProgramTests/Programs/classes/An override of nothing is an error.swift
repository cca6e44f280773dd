class Animal {}

class Dog: Animal {
    override func name() -> String { "dog" }  // expect error: 'name()' overrides nothing: no superclass has it
}

print(Dog().name())
