import SwiftInterpreter
import Testing

/// The declarations of a source are found in any order, with those that the compiler adds.
@Suite("Declared interfaces")
struct InterfaceTests {
    private func listing(_ text: String) throws -> InterfaceListing {
        let listing = try InterfaceListing(of: text, library: SmallLibrary.text)
        #expect(listing.errors == [])
        return listing
    }

    @Test("Types are found in any order, and through extensions and aliases")
    func order() throws {
        let text = """
            struct A { var b: B.Inner; var c: Items }
            typealias Items = Others
            typealias Others = [B]
            extension B { struct Inner {} ; typealias Own = [Inner] }
            struct B { var own: Own }
            """
        #expect(
            try listing(text).declarations.filter { $0.hasPrefix("  init") } == [
                "  init(b: B.Inner, c: [B]) -> A", "  init(own: [B.Inner]) -> B", "  init() -> B.Inner",
            ]
        )
    }

    @Test("Structs have a memberwise initializer")
    func memberwise() throws {
        let text = """
            struct M {
                var a: Int; let b: String = ""; let c: Double; var d = 4; var e: Int?; lazy var g: Int = 2
                static var h = 1; var i: Int { 1 }
            }
            struct P { private var a = 1 }
            struct N { var a = 1; init(b: Int) {} }
            """
        #expect(
            try listing(text).declarations.filter { $0.contains("init(") } == [
                "  init(a: Int, c: Double, d: Int = …, e: Int? = …, g: Int? = …) -> M",
                "  init() -> P", "  private init(a: Int = …) -> P", "  init(b: Int) -> N",
            ]
        )
    }

    @Test("Enums have raw values, cases and conformances")
    func enums() throws {
        let text = "enum Suit: String, CaseIterable { case hearts, spades }; enum E { case a(Int) }"
        #expect(
            try listing(text).declarations == [
                "enum Suit: String, CaseIterable, RawRepresentable, Equatable, Hashable",
                "  typealias AllCases = [Suit]", "  typealias RawValue = String", "  static hearts", "  static spades",
                "  rawValue: String", "  init(rawValue: String) -> Suit?", "  static allCases: [Suit]", "enum E",
                "  static a(_ value0: Int)",
            ]
        )
    }

    @Test("Classes inherit initializers")
    func classes() throws {
        let text = """
            class B: A<Int> { var more = 1 }
            class A<T> { var v: T; init(_ v: T) { self.v = v }; convenience init(twice v: T) { self.init(v) } }
            class C: A<String> { init() { super.init("") } }
            class D: A<String> { override init(_ v: String) { super.init(v) } }
            """
        #expect(
            try listing(text).declarations.filter { $0.contains("init(") && !$0.hasSuffix("A<T>") } == [
                "  init(_ v: Int) -> B", "  convenience init(twice v: Int) -> B", "  init() -> C",
                "  override init(_ v: String) -> D", "  convenience init(twice v: String) -> D",
            ]
        )
    }

    @Test("Property wrappers give storage and projection")
    func wrappers() throws {
        let text = """
            @propertyWrapper struct Clamped<Value: Comparable> {
                var wrappedValue: Value
                var projectedValue: [Value] { [] }
                init(wrappedValue: Value, _ low: Value) { self.wrappedValue = wrappedValue }
            }
            struct Uses { @Clamped(0) var level: Int = 3; @Clamped<Double>(1) var other = 2.0 }
            """
        #expect(
            try listing(text).declarations.suffix(8) == [
                "  private _level*: Clamped<Int>", "  level*: Int", "  $level: [Int]",
                "  private _other*: Clamped<Double>", "  other*: Double", "  $other: [Double]",
                "  init() -> Uses", "  init(level: Int = …, other: Double = …) -> Uses",
            ]
        )
    }

    @Test("Members have generic types and requirements")
    func members() throws {
        let text = """
            protocol Shape { associatedtype Part: Shape = Self; func parts(_ n: Int...) -> [Part]; static func make() -> Self }
            extension Shape where Part == Self { func same() -> Part { fatalError() } }
            func f<T: Shape>(_ x: inout T, y: some Sequence<Int>) throws -> some Shape where T.Part == T { x }
            let (a, (b, c)): (Int, (String, Bool)) = (1, ("", true))
            infix operator +++: AdditionPrecedence
            func +++ (a: Int, b: Int) -> Int { a }
            """
        #expect(
            try listing(text).declarations == [
                "protocol Shape where Self.Part: any Shape", "  parts(_ n: Int...) -> [Self.Part]",
                "  static make() -> Self", "extension Shape", "  same() -> Self.Part where Self.Part == Self",
                "f<T, some Sequence<Int>>(_ x: inout T, y: some Sequence<Int>) throws -> some Shape where T: any Shape, "
                    + "T.Part == T, some Sequence<Int>: any Sequence, some Sequence<Int>.Element == Int",
                "+++(a: Int, b: Int) -> Int", "a: Int", "b: String", "c: Bool",
            ]
        )
    }

    @Test("Associated types are found by members, nested types, parameters and presets")
    func associated() throws {
        let text = """
            struct Stack<T>: Sequence {
                struct Iterator: IteratorProtocol { mutating func next() -> T? { nil } }
                func makeIterator() -> Iterator { Iterator() }
            }
            struct Countdown: Sequence, IteratorProtocol {
                mutating func next() -> Int? { nil }
                func makeIterator() -> Countdown { self }
            }
            struct Items<Element>: Collection {
                let startIndex = 0
                var endIndex: Int { 0 }
                subscript(i: Int) -> Element { fatalError() }
                func index(after i: Int) -> Int { i }
            }
            struct Item: Identifiable { let id = "a" }
            protocol P { associatedtype A = [Self] }
            struct Q: P {}
            """
        #expect(
            try listing(text).associated == [
                "Stack.Element = T", "Stack.Iterator = Stack.Iterator", "Stack.Iterator.Element = T",
                "Countdown.Element = Int", "Countdown.Iterator = Countdown", "Items.Index = Int",
                "Items.Element = Element", "Items.Iterator = IndexingIterator<Items<Element>>", "Item.ID = String",
                "Q.A = [Q]",
            ]
        )
    }
}
