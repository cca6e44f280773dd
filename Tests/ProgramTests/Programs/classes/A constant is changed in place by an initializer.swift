class Dog {
    let tricks: [String]
    init() { tricks = [] }
    convenience init(_ trick: String) {
        self.init()
        print(tricks.count)
        tricks.append(trick)
        // expect error: cannot use mutating member on immutable value: 'tricks' is a 'let' constant
    }
}
