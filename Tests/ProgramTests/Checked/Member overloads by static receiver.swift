class A { func f() -> String { "A" }; class func make() -> Self { Self() }; required init() {} }
class B: A { override func f() -> String { "B" + super.f() } }
extension A { var kind: String { "A kind" } }
extension B { var own: String { "B own" } }
let a: A = B()
print("calls:", a.f(), a.kind, (a as? B)?.own as Any, B.make().f(), type(of: a).make().f())
// expect: calls: BA A kind Optional("B own") BA BA
