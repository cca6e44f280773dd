struct Size {
    var width = 1
    var height = 2
    mutating func reset() {
        self.height = width
        self.width = width  // expect error: assigning a property to itself
    }
}
