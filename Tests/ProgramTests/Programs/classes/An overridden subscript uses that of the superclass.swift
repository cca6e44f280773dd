class Numbers {
    subscript(index: Int) -> Int {
        get { index }
        set { print("set", newValue) }
    }
}
final class Tens: Numbers {
    override subscript(index: Int) -> Int {
        get { super[index] * 10 }
        set {
            super[index] = newValue + 1
            super[index] += 1
        }
    }
}
let numbers: Numbers = Tens()
numbers[3] = 4
print(numbers[3])
numbers[2] += 1
// expect: set 5
// expect: set 4
// expect: 30
// expect: set 22
// expect: set 3
