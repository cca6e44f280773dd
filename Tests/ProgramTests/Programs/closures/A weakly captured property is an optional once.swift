func call(_ body: () -> Void) { body() }
final class Store { let name = "store" }
final class Screen {
    let store = Store()
    weak var parent: Store?
    func show() {
        call { [weak store] in print(store?.name ?? "gone") }
        call { [weak parent] in print(parent?.name ?? "no parent") }
        call { [weak parent, count = 3] in
            print(parent == nil)
            print(count + 1)
        }
        let later = { [weak store] in
            print(store == nil)
            print(store?.name.count ?? 0)
        }
        later()
    }
}
let store = Store()
let screen = Screen()
screen.show()  // expect: store
// expect: no parent
// expect: true
// expect: 4
// expect: false
// expect: 5
screen.parent = store
screen.show()  // expect: store
// expect: store
// expect: false
// expect: 4
// expect: false
// expect: 5
struct Heading {
    let title: String
    func go() {
        call { [title] in
            print(title)
            print(title.count)
        }
    }
}
Heading(title: "row").go()  // expect: row
// expect: 3
