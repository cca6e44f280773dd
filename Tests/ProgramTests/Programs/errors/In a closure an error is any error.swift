struct Fault: Error { var code: Int }
func fail() throws(Fault) { throw Fault(code: 3) }

let code = { () -> Int in
    do { try fail() } catch { return error.code }  // expect error: value of type 'any Error' has no member 'code'
    return 0
}
print(code())
