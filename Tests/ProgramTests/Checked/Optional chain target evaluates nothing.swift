struct B { var n = 0 }
func side() -> Int { print("side"); return 1 }
var b: B? = nil
b?.n = side()
print("nil:", b as Any)
b = B()
b?.n = side()
print("set:", b as Any)
// expect: nil: nil
// expect: side
// expect: set: Optional(main.B(n: 1))
