@propertyWrapper
struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
    init(wrappedValue: Int) { value = min(wrappedValue, 10) }
    var projectedValue: String { "up to 10: \(value)" }
}

struct Volume {
    @Clamped var level: Int { didSet { print("level", oldValue, level); if level < 0 { level = 0 } } }
    @Clamped var bass = 1 { willSet(next) { print("bass", bass, next) } }
    init(_ level: Int) {
        self.level = level
        self.level = level + 1
    }
    mutating func raise() { level += 100 }
}
var volume = Volume(3)  // expect: level 3 4
volume.raise()  // expect: level 4 10
volume.level = -4
// expect: level 10 -4
// expect: level -4 0
volume.bass += 2  // expect: bass 1 3
print(volume.level, volume.bass, volume.$level)  // expect: 0 3 up to 10: 0

class Player {
    @Clamped var speed = 2 { didSet { changes += 1 } }
    var changes = 0
}
final class Loud: Player {
    override var speed: Int { didSet { print("speed", speed) } }
}
let player = Loud()
player.speed = 40  // expect: speed 10
print(player.speed, player.changes)  // expect: 10 1
