protocol Cell {
    static var kind: String { get }
    var text: String { get }
    init(text: String)
}

extension Cell {
    static var kind: String { "a \(Self.self)" }
    var line: String { "\(Self.kind): \(text)" }
    static func make(_ texts: String...) -> [Self] { texts.map { Self(text: $0) } }
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

struct Plain: Cell { var text: String }
struct Loud: Cell {
    static let kind = "loud"
    var text: String
}

print(Plain(text: "x").line, Loud(text: "y").line)  // expect: a Plain: x loud: y
print(Loud.make("a", "b").map(\.line))  // expect: ["loud: a", "loud: b"]
print(Plain(text: "q").with { $0.text += "!" }.text)  // expect: q!
