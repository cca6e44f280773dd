final class Slider {
    var value: Int {
        didSet {
            if value > limit { value = limit }
            changes += 1
        }
    }

    let limit: Int
    private(set) var changes = 0

    init(value: Int, limit: Int) {
        self.value = value
        self.limit = limit
    }
}

let slider = Slider(value: 3, limit: 10)
slider.value = 40
slider.value = 5
print(slider.value, slider.changes)  // expect: 5 2
