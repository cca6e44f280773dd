protocol Mover {
    func move(by distance: Int)
}

struct Car: Mover {  // expect error: 'Car' does not conform to 'Mover': it has no 'move(by:)', only 'move(_:)'
    func move(_ distance: Int) {}
}
