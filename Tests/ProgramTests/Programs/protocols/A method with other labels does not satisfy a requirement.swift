protocol Mover {
    func move(by distance: Int)
}

struct Car: Mover {
    // expect error: type 'Car' does not conform to protocol 'Mover': it has no 'move(by:)', only 'move(_:)'
    func move(_ distance: Int) {}
}
