struct Tag: Hashable {
    var name: String
    static func == (a: Self, b: Self) { print("not called") }
}
let tags = [Tag(name: "a"), Tag(name: "b"), Tag(name: "a")]
print("equal:", tags.firstIndex(of: Tag(name: "b")) as Any, Set(tags).count)
// expect: equal: Optional(1) 2
