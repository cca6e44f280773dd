@propertyWrapper
struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.split(separator: " ").joined(separator: " ") }
    }

    init(wrappedValue: String) {
        self.wrappedValue = wrappedValue
    }
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int {
        didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    }
    let range: ClosedRange<Int>

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        self.wrappedValue = min(wrappedValue, range.upperBound)
    }
}

struct Volume {
    @Clamped(0...10) var level = 20
    @Trimmed var name: String

    init(name: String) {
        self.name = name
    }
}

var volume = Volume(name: "  left   ear ")
print(volume.level, volume.name)  // expect: 10 left ear
volume.level = 30
volume.name += "  2"
print(volume.level, volume.name)  // expect: 10 left ear 2
