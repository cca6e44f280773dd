@discardableResult
func log(_ text: String) -> Int {
    print(text)
    return text.count
}

log("first")
let length = log("second")
print(length)
// expect: first
// expect: second
// expect: 6
