class Base { init() {} }
final class Own: Base {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init()
    }
}
print(Own().count)  // expect error: missing argument for parameter 'count' in call
