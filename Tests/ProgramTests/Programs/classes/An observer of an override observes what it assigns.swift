class Base { var number = 1 }
final class Limited: Base {
    override var number: Int {
        didSet {
            print("from", oldValue)
            if number > 5 { number = 5 }
        }
    }
}
let limited = Limited()
limited.number = 10
print(limited.number)
// expect: from 1
// expect: from 10
// expect: 5
