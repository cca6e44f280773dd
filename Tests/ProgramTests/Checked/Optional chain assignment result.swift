struct B { var n: Int? = 1; var list: [Int]? = [1, 2] }
var b: B? = B()
let r: Void? = (b?.n = 2)
print("result:", r as Any)
b?.list?[0] += 5
b?.n? += 1
print("after:", b?.list as Any, b?.n as Any, (b?.list = nil) != nil)
// expect: result: Optional(())
// expect: after: Optional([6, 2]) Optional(3) true
