struct Frame {
    let origin: (Int, Int)
    init() {
        origin.0 = 1
        origin.0 = 2  // expect error: immutable value 'self.origin.0' may only be initialized once
    }
}
func limits() {
    let range: (lower: Int, upper: Int)
    range.lower = 1
    print(range.upper)
}
print(Frame())
limits()
