@propertyWrapper
struct Counted<Value> {
    var wrappedValue: Value {
        didSet { projectedValue += 1 }
    }
    private(set) var projectedValue = 0

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

final class Model {
    @Counted var name = "a"
    @Counted var width: Double = 4
}

struct Point {
    @Counted var x: Int
}

let model = Model()
model.name = "b"
model.name += "c"
print(model.name, model.$name, model.width, model.$width)  // expect: bc 2 4.0 0
var point = Point(x: 1)
point.x += 1
print(point.x, point.$x)  // expect: 2 1
