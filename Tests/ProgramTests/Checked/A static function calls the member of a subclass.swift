class Base {
    class var name: String { "base" }
    class func text() -> String { "text of " + name }
    static func all() -> String { name + ", " + text() }
    func own() -> String { Self.all() }
}
class Derived: Base {
    override class var name: String { "derived" }
}
print(Base.all(), Derived.all(), Derived.text(), Derived().own())
// expect: base, text of base derived, text of derived text of derived derived, text of derived
