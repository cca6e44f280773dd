struct D: CustomDebugStringConvertible { var debugDescription: String { "debug" } }
struct B: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "plain" }
    var debugDescription: String { "debug" }
}
enum E { case none, pair(a: Int, String) }
print("descriptions:", D(), [D()], B(), [B()], Optional(B()) as Any, (B(), 1))
print("enums:", E.none, E.pair(a: 1, "x"), [E.pair(a: 1, "x")], Optional(E.none) as Any)
print(
    "texts:",
    ["a\n\"b\""],
    ["k": "v"],
    (1, "a"),
    Optional("q") as Any,
    String(reflecting: "q"),
    "\("a".first as Any)"
)
// expect: descriptions: debug [debug] plain [debug] Optional(debug) (debug, 1)
// expect: enums: none pair(a: 1, "x") [main.E.pair(a: 1, "x")] Optional(main.E.none)
// expect: texts: ["a\n\"b\""] ["k": "v"] (1, "a") Optional("q") "q" Optional("a")
