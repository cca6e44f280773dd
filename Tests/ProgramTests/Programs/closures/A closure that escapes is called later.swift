struct Queue {
    private var work: [() -> Void] = []

    mutating func add(_ item: @escaping () -> Void) { work.append(item) }

    func run() {
        for item in work { item() }
    }
}

var queue = Queue()
queue.add { print("first") }
queue.add { print("second") }
print("nothing ran yet")
queue.run()
// expect: nothing ran yet
// expect: first
// expect: second
