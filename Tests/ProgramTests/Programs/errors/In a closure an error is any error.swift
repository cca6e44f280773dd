struct Fault: Error { var code: Int }
func fail() throws(Fault) { throw Fault(code: 3) }

let code = { () -> Int in do { try fail(); return 0 } catch { return error.code } }
print(code())
// expect error: value of type 'any Error' has no member 'code'
