struct Person {
    var name: String
    var lines: [String]
    subscript(place: Int) -> String { lines[place] }
    subscript(key key: String) -> String? { key == "name" ? name : nil }
}

var person = Person(name: "Ann", lines: ["a", "b"])
let path = \Person.name
person[keyPath: path] += "a"
print(person[keyPath: path], person[1], person[key: "name"] ?? "-")  // expect: Anna b Anna
