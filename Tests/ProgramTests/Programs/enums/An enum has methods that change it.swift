enum Switch {
    case on, off

    mutating func toggle() {
        self = self == .on ? .off : .on
    }

    var label: String {
        switch self {
        case .on: "I"
        case .off: "O"
        }
    }
}

var light = Switch.off
light.toggle()
print(light.label)  // expect: I
light.toggle()
print(light.label)  // expect: O
