struct Person { var name: String }

let person = Person(name: "Ann")
if let name = person.name { print(name) }
// expect error: the value of a conditional binding must be of optional type, not 'String'
