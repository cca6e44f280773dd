import SymbolGraphs
import Testing

/// Each kind of member becomes the line that a person would write.
@Suite("Generated members")
struct MemberTests {
    @Test(
        "A member that passes on what it gets has a line",
        arguments: [
            ("property", "isOn", "var isOn: Bool", #"type.property("isOn", \.isOn)"#),
            ("property", "next", "weak var next: Lamp?", #"type.property("next", \.next)"#),
            ("property", "tint", "var tint: Int!", #"type.property("tint", \.tint, type: "Int!")"#),
            ("property", "all", "var all: [String : Lamp] { get }", #"type.property("all", \.all)"#),
            ("type.property", "low", "static let low: Lamp", #"type.staticProperty("low", Lamp.low)"#),
            ("enum.case", "off", "case off", #"type.enumCase("off", .off)"#),
            (
                "enum.case", "dim(to:)", "case dim(to: Int = 1)",
                #"type.enumCase("dim(to: Int = 1)") { .dim(to: try $0.get("to", as: Int.self)) }"#
            ),
            ("init", "init()", "init()", #"type.initializer("init()") { _ in Lamp() }"#),
            (
                "init", "init(_:)", "convenience init(_ other: Lamp!)",
                #"type.initializer("init(_ other: Lamp!)") { Lamp(try $0.get("other", as: Lamp?.self)) }"#
            ),
            ("method", "go()", "final func go()", #"type.method("go()") { value, _ in value.go() }"#),
            ("method", "poke()", "nonmutating func poke()", #"type.method("poke()") { value, _ in value.poke() }"#),
            (
                "method", "flip()", "@discardableResult mutating func flip() -> Bool",
                #"type.mutatingMethod("@discardableResult flip() -> Bool") { value, _ in value.flip() }"#
            ),
            (
                "method", "set(_:by:)", "func set(_ on: Bool,\n  by lamp: Lamp?) -> Void",
                #"type.method("set(_ on: Bool, by lamp: Lamp?)") { "# + "\n"
                    + #"    $0.set(try $1.get("on", as: Bool.self), by: try $1.get("lamp", as: Lamp?.self))"# + "\n}"
            ),
            (
                "type.method", "lamp(of:)", "class func lamp(of watts: Int) -> Lamp",
                #"type.staticMethod("lamp(of watts: Int) -> Lamp") { Lamp.lamp(of: try $0.get("watts", as: Int.self)) }"#
            ),
        ]
    )
    func kinds(kind: String, name: String, declaration: String, expected: String) throws {
        let made = try Generated([.member(kind, name, declaration)]).lines.joined(separator: "\n")
        #expect(made == expected.replacing("{ \n", with: "{\n"))
    }

    @Test(
        "A member that does more is left to a binding",
        arguments: [
            ("property", "onTap", "var onTap: () -> Void"),
            ("property", "pair", "var pair: (Int, Int)"),
            ("property", "wrapped", "@Wrapper var wrapped: Int"),
            ("property", "far", "var far: Elsewhere"),
            ("enum.case", "dim(_:)", "case dim(Int)"),
            ("init", "init(_:)", "init?(_ name: String)"),
            ("init", "init(elements:)", "init(@ElementBuilder<Lamp> elements: () -> [Lamp])"),
            ("method", "each(_:)", "func each(_ body: (Lamp) -> Void)"),
            ("method", "read()", "func read() throws -> Int"),
            ("method", "add(_:)", "func add(_ lamps: Lamp...)"),
            ("method", "swap(_:)", "func swap(_ lamp: inout Lamp)"),
            ("method", "copy()", "func copy() -> Self"),
            ("subscript", "subscript(_:)", "subscript(index: Int) -> Lamp { get }"),
            ("func.op", "==(_:_:)", "static func == (lhs: Lamp, rhs: Lamp) -> Bool"),
        ]
    )
    func others(kind: String, name: String, declaration: String) throws {
        #expect(try Generated([.member(kind, name, declaration)]).lines == [])
    }

    @Test("A member with generic parameters, or one that overrides another, is left out")
    func repeated() throws {
        let size = Symbol.member("property", "size", "var size: Int")
        var generic = size
        generic.isGeneric = true
        #expect(try Generated([generic]).lines == [])
        #expect(try Generated([size]).lines.count == 1)
        #expect(try Generated([size], overriding: ["size"]).lines == [])
    }

    @Test("The help is the first sentence of the doc comment, in one line or in several")
    func summaries() throws {
        let short = Symbol.member("property", "isOn", "var isOn: Bool", "True if the lamp is on. False by default.")
        #expect(try Generated([short]).lines == [#"type.property("isOn", \.isOn, summary: "True if the lamp is on.")"#])
        let words = String(repeating: "very ", count: 20)
        let long = Symbol.member("property", "isOn", "var isOn: Bool", "True if it is \(words)\"bright\".")
        #expect(
            try Generated([long]).lines == [
                "type.property(", #"    "isOn","#, #"    \.isOn,"#,
                #"    summary: "True if it is \#(words)\"bright\".""#, ")",
            ]
        )
    }
}
