enum Side { case left, right(by: Int) }

struct Box<Content> {
    var content: Content

    struct Lid { var isOpen = true }
}

final class Shelf {}

struct Pair { var side: Side; var text: String? }

print(Side.left, Side.right(by: 2))  // expect: left right(by: 2)
print([Side.left, .right(by: 2)])  // expect: [main.Side.left, main.Side.right(by: 2)]
print(Pair(side: .left, text: "a"))  // expect: Pair(side: main.Side.left, text: Optional("a"))
print(Optional(Pair(side: .left, text: nil)) as Any)  // expect: Optional(main.Pair(side: main.Side.left, text: nil))
print(Box(content: 1), [Box(content: "a")])  // expect: Box<Int>(content: 1) [main.Box<Swift.String>(content: "a")]
print(Shelf(), [Shelf()])  // expect: main.Shelf [main.Shelf]
print("\(["a": Side.left])", (Side.left, 1))  // expect: ["a": main.Side.left] (main.Side.left, 1)
print(type(of: [1]), type(of: Optional("a")), type(of: Side.left))  // expect: Array<Int> Optional<String> Side
print(String(describing: Side.left), String(reflecting: Side.left))  // expect: left main.Side.left
