struct Plain {
    var description: String { "plain" }
}

struct Told: CustomStringConvertible {
    var description: String { "told" }
}

protocol Described: CustomStringConvertible {
    var title: String { get }
}

extension Described {
    var description: String { "<\(title)>" }
}

struct Page: Described {
    var title = "a"
}

print(Plain(), Told(), Page())  // expect: Plain() told <a>
