protocol Counting { var next: Int { mutating get } }
struct Counter: Counting {
    private(set) var number = 0
    var next: Int {
        mutating get {
            number += 1
            return number
        }
    }
}
var counter = Counter()
print(counter.next, counter.next, counter.number)
struct Holder { var counter = Counter() }
var holder = Holder()
print(holder.counter.next, holder.counter.next, holder.counter.number)
var list = [Counter()]
print(list[0].next, list[0].next)
func twice(_ counter: inout some Counting) -> Int { counter.next + counter.next }
print(twice(&counter), counter.number)
var any: any Counting = Counter()
print(any.next, any.next)
@propertyWrapper struct Cached<Value> {
    private var make: () -> Value
    private var value: Value?
    init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
    var wrappedValue: Value {
        mutating get {
            if let value { return value }
            let made = make()
            value = made
            return made
        }
        set { value = newValue }
    }
}
func count(_ text: String) -> Int {
    print("count", text)
    return text.count
}
struct Page { @Cached var length = count("abc") }
var page = Page()
print(page.length, page.length)
page.length += 1
print(page.length)
final class Book { @Cached var length = count("ab") }
let book = Book()
print(book.length, book.length)
// expect: 1 2 2
// expect: 1 2 2
// expect: 1 2
// expect: 7 4
// expect: 1 2
// expect: count abc
// expect: 3 3
// expect: 4
// expect: count ab
// expect: 2 2
