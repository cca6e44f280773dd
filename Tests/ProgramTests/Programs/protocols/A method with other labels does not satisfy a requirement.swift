protocol Mover {
    func move(by distance: Int)
}

struct Car: Mover {
    // expect error: type 'Car' does not conform to protocol 'Mover'
    func move(_ distance: Int) {}
}
