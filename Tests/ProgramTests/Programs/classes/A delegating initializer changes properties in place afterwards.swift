class Dog {
    var tricks: [String] = []
    let name: String

    init(name: String) { self.name = name }

    convenience init(tricks: [String]) {
        self.init(name: "Rex")
        self.tricks += tricks
        self.tricks.append("roll")
        self.tricks[0] += "!"
    }
}

struct Steps {
    var count: Int

    init(_ count: Int) { self.count = count }

    init(twice count: Int) {
        self.init(count)
        self.count *= 2
    }
}

print(Dog(tricks: ["sit"]).tricks, Steps(twice: 4).count)  // expect: ["sit!", "roll"] 8
