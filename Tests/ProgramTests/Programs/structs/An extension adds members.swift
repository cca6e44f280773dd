struct Person {
    var first: String
    var last: String
}

extension Person {
    var full: String { "\(first) \(last)" }

    static let nobody = Person(first: "No", last: "One")

    mutating func marry(_ other: Person) { last = other.last }
}

var person = Person(first: "Ada", last: "Byron")
person.marry(Person(first: "William", last: "Lovelace"))
print(person.full, Person.nobody.full)  // expect: Ada Lovelace No One
