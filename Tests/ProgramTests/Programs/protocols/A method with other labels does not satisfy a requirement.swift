protocol Mover {
    func move(by distance: Int)
}

struct Car: Mover {
    func move(_ distance: Int) {}
    // expect error: instance method 'move' has different argument labels from those required by protocol 'Mover' ('move(by:)')
}
