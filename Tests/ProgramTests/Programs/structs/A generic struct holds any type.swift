struct Box2<Content> {
    var content: Content
    var count = 1

    func map<Other>(_ change: (Content) -> Other) -> Box2<Other> {
        Box2<Other>(content: change(content), count: count)
    }
}

let number = Box2(content: 21)
let text = number.map { "\($0 * 2)" }
print(number.content + 1, text.content + "!")  // expect: 22 42!
