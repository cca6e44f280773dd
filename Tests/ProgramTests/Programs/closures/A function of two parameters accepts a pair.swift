struct Person {
    var name: String
    var age: Int
}

func line(_ name: String, _ age: Int) -> String { "\(name) is \(age)" }

let pairs = [("Ada", 36), ("Alan", 41)]
print(pairs.map(Person.init).map(\.age))
print(zip(["Grace"], [85]).map(line))

extension String {
    func padded(to length: Int) -> String {
        String(repeating: " ", count: max(0, length - count)) + self
    }
}

print("7".padded(to: 3), "long".padded(to: 2))
print("abc".unicodeScalars.map { $0.value }.reduce(0, +))
var draft = "gone"
draft.removeAll()
print(draft.isEmpty)
let colours = ["a": UIColor.red, "b": .blue]
print(colours.keys.sorted())
// expect: [36, 41]
// expect: ["Grace is 85"]
// expect:   7 long
// expect: 294
// expect: true
// expect: ["a", "b"]
