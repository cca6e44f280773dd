protocol Sink {
    associatedtype Item
    func put(_ item: Item)
    func each(_ body: (Item) -> Void)
}

struct Numbers: Sink {
    func put(_ item: Int) { print(item) }
    func each(_ body: (Int) -> Void) { body(1) }
}

let sink: any Sink = Numbers()
sink.each { print($0) }
sink.put(3)
// expect error: member 'put' cannot be used on value of type 'any Sink'; consider using a generic constraint instead
