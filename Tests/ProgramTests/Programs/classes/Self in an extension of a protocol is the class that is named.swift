class V {}
class W: V {}
protocol Reusable {
    static var name: String { get }
    static func make() -> String
    var mine: String { get }
}
extension Reusable {
    static var name: String { String(describing: self) }
    static func make() -> String { "\(Self.self)" }
    var mine: String { "\(type(of: self)) \(Self.self)" }
}
extension V: Reusable {}
func f<T: Reusable>(_ t: T.Type) -> String { t.name + T.make() }
print(V.name, W.name, f(W.self), f(V.self))  // expect: V W WW VV
let t: any Reusable.Type = W.self
print(t.name, t.make())  // expect: W W
let ts: [any Reusable.Type] = [V.self, W.self]
print(ts.map { $0.name })  // expect: ["V", "W"]
print(W().mine, (W() as any Reusable).mine)  // expect: W W W W
