struct Volume {
    var level = 1 {
        willSet { print("\(level) will be \(newValue)") }
        didSet { print("\(oldValue) was changed to \(level)") }
    }
}

var volume = Volume()
volume.level = 5
volume.level += 1
// expect: 1 will be 5
// expect: 1 was changed to 5
// expect: 5 will be 6
// expect: 5 was changed to 6
