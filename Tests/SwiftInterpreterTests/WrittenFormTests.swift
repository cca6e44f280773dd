import SwiftInterpreter
import Testing

/// The headings of declarations are kept exactly as they are written.
@Suite("Written forms")
struct WrittenFormTests {
    private func headings(_ text: String) throws -> [String] { try InterfaceListing(of: text).headings }

    @Test(
        "Types are kept as written",
        arguments: [
            "Box<Int>", "Box.Corner", "[String: [Int]]", "(x: Int, y: (Double, z: Bool))", "Int?", "[Int]!",
            "any P & Q",
            "(any P)?", "any Sequence<Int>", "P.Type", "(any P).Type", "() -> Void",
            "(inout Int, String) throws -> (Int) -> Bool", "((Int) -> Int)?", "Result<Int, any Error>", "Self",
            "Module.Box<Int>", "T.Element",
        ]
    )
    func types(_ type: String) throws {
        #expect(try headings("protocol P { func f(x: \(type)) }").last == "func f(x: \(type))")
    }

    @Test(
        "Headings are kept as written",
        arguments: [
            "func f<T: P & Q, U>(_ a: T, b c: inout U..., d: @autoclosure () -> Bool) throws -> some P where T.Element == U, U: Hashable",
            "static func ==(a: Self, b: Self) -> Bool",
            "func g(@ListBuilder content: () -> [Int] = …) rethrows",
            "mutating func h(h: Int)",
            "init?<T>(value: T)",
            "init!(_ value: Int)",
        ]
    )
    func functions(_ heading: String) throws {
        let text = "protocol S { \(heading.replacing("…", with: "{ [] }")) }"
        #expect(try headings(text).last == heading)
    }

    @Test("Variables keep their types and modifiers")
    func variables() throws {
        let text = """
            final class A<T: P>: B<T>, Q where T: R {
                private(set) lazy var a: [T] = [], b = 1
                static let c: Int! = 2
                weak var d: A<T>?
                override var e: Int { 1 }
                subscript<U>(at i: Int, j: U) -> T { get { a[i] } set {} }
            }
            """
        #expect(
            try headings(text) == [
                "final class A<T: P>: B<T>, Q where T: R", "private(set) lazy var a: [T]", "private(set) lazy var b",
                "static let c: Int!", "weak var d: A<T>?", "override var e: Int",
                "subscript<U>(at i: Int, _ j: U) -> T",
            ]
        )
    }

    @Test("Protocols, enums, extensions and aliases keep everything")
    func declarations() throws {
        let text = """
            protocol P<B>: Q, AnyObject { associatedtype A: R & S = Int where A.C == B; associatedtype B }
            indirect enum E<T>: Hashable { case a(T, b: Int = 1), c }
            extension Box<Int>: P where T == Int {}
            extension [String?] {}
            typealias Pair<T> = (T, second: T)
            """
        #expect(
            try headings(text) == [
                "protocol P: Q, AnyObject", "associatedtype A: R & S = Int", "associatedtype B",
                "indirect enum E<T>: Hashable", "static case a(_ value0: T, b: Int = …)", "static case c",
                "extension Box<Int>: P where T == Int", "extension Array<String?>",
                "typealias Pair<T> = (T, second: T)",
            ]
        )
    }

    @Test("Property wrappers are kept with the variable")
    func wrappers() throws {
        let text = """
            @propertyWrapper struct W<T> { var wrappedValue: T }
            struct S { @W var a: Int = 1; @W<Int> private var b = 2 }
            """
        #expect(try headings(text).suffix(2) == ["@W var a: Int", "@W<Int> private var b"])
    }
}
