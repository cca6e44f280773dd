class Counter {
    var n = 1
    required init() {}
    func increased() -> Self {
        n += 1
        return self
    }
    class func make() -> Self { self.init() }
}

class Stepper: Counter {
    func twice() -> Self { increased().increased() }
    func again() -> Self { self.increased() }
    func inherited() -> Self { super.increased() }
}

print(Stepper().increased().twice().n)  // expect: 4
print(Stepper().again().n, Stepper().inherited().n)  // expect: 2 2
print(type(of: Stepper.make()), Stepper.make().twice().n)  // expect: Stepper 3
