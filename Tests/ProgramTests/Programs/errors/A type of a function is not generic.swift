func wrap<Value>(_ value: Value) {
    struct Box {}  // expect error: type 'Box' cannot be nested in generic function 'wrap'
}
extension Array {
    var total: Int {
        enum Mode {}
        return count
    }
}
wrap(1)
