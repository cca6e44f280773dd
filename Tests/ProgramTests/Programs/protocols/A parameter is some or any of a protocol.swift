protocol Animal {
    var sound: String { get }
}

struct Dog: Animal { let sound = "woof" }
struct Cat: Animal { let sound = "meow" }

func once(_ animal: some Animal) -> String { animal.sound }
func chorus(_ animals: [any Animal]) -> String { animals.map(\.sound).joined(separator: " ") }

print(once(Cat()))  // expect: meow
print(chorus([Dog(), Cat(), Dog()]))  // expect: woof meow woof
