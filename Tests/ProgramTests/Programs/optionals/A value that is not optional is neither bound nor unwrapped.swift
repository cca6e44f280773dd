struct Person { var name: String }

let person = Person(name: "Ann")
if let name = person.name { print(name) }
// expect error: initializer for conditional binding must have Optional type, not 'String'
