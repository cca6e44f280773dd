@propertyWrapper
struct Clamped {
    private var value: Int
    private let range: ClosedRange<Int>

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@propertyWrapper
struct Counted<Value> {
    private var value: Value
    private(set) var projectedValue = 0

    init(wrappedValue: Value) { value = wrappedValue }

    var wrappedValue: Value {
        get { value }
        set {
            projectedValue += 1
            value = newValue
        }
    }
}

struct Player {
    @Counted @Clamped(0...10) var volume: Int = 12
    @Counted var title = "none"
}

final class Room {
    @Counted @Counted var names = ["hall"]
}

var player = Player()
print(player.volume, player.$volume, player.title)  // expect: 10 0 none
player.volume = -3
player.volume += 4
player.title = "song"
print(player.volume, player.$volume, player.title, player.$title)  // expect: 4 2 song 1
let copy = player
player.volume = 99
print(copy.volume, player.volume)  // expect: 4 10
let room = Room()
room.names.append("kitchen")
room.names[0] += "!"
print(room.names, room.$names)  // expect: ["hall!", "kitchen"] 2
