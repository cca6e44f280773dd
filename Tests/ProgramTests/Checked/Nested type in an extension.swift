struct A { var k: K = .one }
extension A { enum K { case one, two } }
print("kind:", A().k, A(k: .two).k)
// expect: kind: one two
