struct Edges: OptionSet {
    let rawValue: Int
    static let top = Edges(rawValue: 1 << 0)
    static let left = Edges(rawValue: 1 << 1)
    static let bottom = Edges(rawValue: 1 << 2)
    static let all: Edges = [.top, .left, .bottom]
}

var edges: Edges = [.top]
edges.insert(.left)
print(edges.contains(.left), edges.contains([.top, .bottom]), edges.rawValue)  // expect: true false 3
print(edges == [.top, .left], edges.union(.bottom) == .all, edges.isEmpty)  // expect: true true false
edges.remove(.top)
print(edges.rawValue, Edges.all.subtracting(edges).rawValue, Edges().isEmpty)  // expect: 2 5 true
let none: Edges = []
print(none.isEmpty, edges.intersection(.all) == edges, edges.isSubset(of: .all))  // expect: true true true

func inset(_ edges: Edges = .all) -> Int { edges.contains(.bottom) ? 8 : 0 }
print(inset(), inset([.top, .left]))  // expect: 8 0
