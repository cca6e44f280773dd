func call(_ body: () -> Void) { body() }
final class Store {
    let name = "store"
    var next: Store?
    func run() {
        call { [name] in
            print(name)
            print(name.count)
        }
        call { [value = self.name, weak next] in
            print(value)
            print(next == nil)
        }
    }
}
Store().run()
// expect: store
// expect: 5
// expect: store
// expect: true
