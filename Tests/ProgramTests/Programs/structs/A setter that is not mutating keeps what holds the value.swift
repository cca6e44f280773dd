final class Box { var n = 0 }

struct Handle {
    let box = Box()
    var x: Int {
        get { box.n }
        nonmutating set {
            print("sets", newValue)
            box.n = newValue
        }
    }
    subscript(i: Int) -> Int {
        get { box.n + i }
        nonmutating set { box.n = newValue - i }
    }
}

struct Owner {
    private let handle = Handle()
    var computed: Handle {
        get {
            print("get")
            return handle
        }
        set { print("set") }
    }
    subscript(i: Int) -> Handle {
        get { handle }
        set { print("set at", i) }
    }
    var observed = Handle() { didSet { print("didSet") } }
}

var owner = Owner()
owner.computed.x = 1
owner[0].x = 2
owner.observed.x = 3
owner.observed.x += 1
owner.observed[2] = 9
print(owner.computed.x, owner.observed.x)
var list = [Handle()] { didSet { print("list changed") } }
list[0].x = 5
print(list[0].x)
// expect: get
// expect: sets 1
// expect: sets 2
// expect: sets 3
// expect: sets 4
// expect: get
// expect: 2 7
// expect: sets 5
// expect: 5
