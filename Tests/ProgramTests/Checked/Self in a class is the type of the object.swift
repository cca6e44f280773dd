class Base {
    class var name: String { "base" }
    func text() -> String { "\(type(of: self)) \(Self.self) \(Self.name)" }
    static func all() -> String { "\(Self.self) \(self) \(Self.name)" }
    required init() {}
    func copy() -> Self { Self() }
    func later() -> () -> String { { "\(Self.self) \(Self.name)" } }
}
class Derived: Base {
    override class var name: String { "derived" }
}
let base: Base = Derived()
print(Base().text(), base.text(), Base.all(), Derived.all(), base.copy().text(), base.later()())
struct Failure: Error {}
func describe<E: Error>(_ error: E) -> String { "\(E.self)" }
let error: any Error = Failure()
print(describe(error), describe(Failure()))
// expect: Base Base base Derived Derived derived Base Base base Derived Derived derived Derived Derived derived Derived derived
// expect: Error Failure
