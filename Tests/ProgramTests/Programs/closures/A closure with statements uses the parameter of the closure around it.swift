struct Action {
    var name: String
    var run: () -> Bool

    init(name: String, run: @escaping () -> Bool) {
        self.name = name
        self.run = run
    }
}

let actions = ["reply", "delete"].map { name in
    Action(name: name) {
        print("run", name)
        return name.count > 5
    }
}
print(actions.map { $0.run() })
// expect: run reply
// expect: run delete
// expect: [false, true]
let counts = [1, 2].map { number in
    ["a", "b"].map { text in
        let both = text + String(number)
        return both
    }
}
print(counts)  // expect: [["a1", "b1"], ["a2", "b2"]]
