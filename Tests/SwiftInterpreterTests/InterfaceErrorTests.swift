import SwiftInterpreter
import Testing

/// The errors of declarations are those of the compiler, at its places; the mark `~` is at the place.
@Suite("Errors in declarations")
struct InterfaceErrorTests {
    @Test(
        "Requirements that no type satisfies, and members that none declares, are errors",
        arguments: [
            ("func ~f<T>(_ t: T) where T == Int, T == String {}", "T == String' and 'T == Int"),
            ("func ~f<T, U>(_ t: T, _ u: U) where T == U, T == Int, U == String {}", "T == String' and 'T == Int"),
            ("protocol P {}; func ~f<T: P>(_ t: T) where T == Int {}", "T == Int' and 'T : P"),
            ("class K {}; class L {}; func ~f<T: K>(_ t: T) where T: L {}", "T : L' and 'T : K"),
            ("class K {}; func ~f<T: K>(_ t: T) where T == Int {}", "T : K' and 'T == Int"),
            ("func ~f<T: AnyObject>(_ t: T) where T == Int {}", "T : AnyObject' and 'T == Int"),
            ("struct S<T> {}; ~extension S where T == Int, T == String {}", "T == String' and 'T == Int"),
            ("protocol P {}; struct S<T: P> {}; ~extension S where T == Int {}", "T == Int' and 'T : P"),
        ]
    )
    func contradictions(_ text: String, _ both: String) throws {
        let name = both.prefix { $0 != " " }
        #expect(try Self.errors(text) == ["no type for '\(name)' can satisfy both '\(both)'"])
    }

    @Test(
        "Members of generic parameters must be declared by what they conform to",
        arguments: [
            (
                "protocol P { associatedtype A }; func ~f<T: P>(_ t: T) where T.B == Int {}",
                "'B' is not a member type of type 'T'"
            ),
            ("func ~f<T>(_ t: T) where T.A == Int {}", "'A' is not a member type of type 'T'"),
            ("func ~f<T>(_ t: T.A) {}", "'A' is not a member type of type 'T'"),
            ("func f<T: ~Int>(_ t: T) {}", "type 'T' constrained to non-protocol, non-class type 'Int'"),
        ]
    )
    func members(_ text: String, _ message: String) throws { #expect(try Self.errors(text) == [message]) }

    @Test(
        "Errors have the compiler's words and places",
        arguments: [
            ("struct S: ~Nope {}", "cannot find type 'Nope' in scope"),
            ("struct S { func f(a: [~Nope]) {} }", "cannot find type 'Nope' in scope"),
            ("extension ~Nope {}", "cannot find type 'Nope' in scope"),
            ("struct S {}; struct ~S {}", "invalid redeclaration of 'S'"),
            ("struct S { var x: Int; var ~x: String }", "invalid redeclaration of 'x'"),
            ("struct S { func y() {}; func ~y() {} }", "invalid redeclaration of 'y()'"),
            ("struct S { var x: Int; func ~x() {} }", "invalid redeclaration of 'x()'"),
            ("struct S { init(a: Int) {}; ~init?(a: Int) { nil } }", "invalid redeclaration of 'init(a:)'"),
            ("func f<T>(a: T) {}; func ~f<U>(a: U) {}", "invalid redeclaration of 'f(a:)'"),
            ("enum E { case a, ~a }", "invalid redeclaration of 'a'"),
            ("enum E: Int { case a = 1, b = ~1 }", "raw value for enum case is not unique"),
            ("enum E: String { case a, b = ~\"a\" }", "raw value for enum case is not unique"),
            (
                "enum E { case a = ~1 }",
                "enum case cannot have a raw value if the enum does not have a raw type"
            ),
            ("final class A {}; class ~B: A {}", "inheritance from a final class 'A'"),
            ("class A {}; struct ~S: A {}", "inheritance from non-protocol type 'A'"),
            ("struct S {}; class ~A: S {}", "inheritance from non-protocol, non-class type 'S'"),
            ("class ~A: B {}; class B: A {}", "'A' inherits from itself"),
            ("typealias ~A = B; typealias B = A", "type alias 'A' references itself"),
            ("class ~A { var x: Int }", "class 'A' has no initializers"),
            ("struct S { var ~s: S }", "value type 'S' cannot have a stored property that recursively contains it"),
            (
                "@propertyWrapper struct W<T> { var wrappedValue: T }; struct S { @W var ~s: S }",
                "value type 'S' cannot have a stored property that recursively contains it"
            ),
            (
                "@propertyWrapper struct W { @W var ~wrappedValue: Int }",
                "value type 'W' cannot have a stored property that recursively contains it"
            ),
            ("enum ~E { case e(E) }", "recursive enum 'E' is not marked 'indirect'"),
            ("struct S<T> {}; struct U { var s: ~S<Int, Int> }", Self.tooMany),
            (
                "protocol P { func f(a: Int) }; struct S: P { func ~f(b: Int) {} }",
                "instance method 'f(b:)' has different argument labels from those required by protocol 'P' ('f(a:)')"
            ),
        ]
    )
    func errors(_ text: String, _ message: String) throws {
        #expect(try Self.errors(text) == [message])
    }

    private static let tooMany = "generic type 'S' specialized with too many type parameters (got 2, but expected 1)"

    /// Returns the errors, each only if it is at the mark.
    private static func errors(_ text: String) throws -> [String] {
        let place = text.utf8.firstIndex(of: UInt8(ascii: "~")).map {
            text.utf8.distance(from: text.utf8.startIndex, to: $0)
        }
        let listing = try InterfaceListing(of: text.replacing("~", with: ""), library: SmallLibrary.text)
        return listing.errors.map { error in
            let prefix = "\(place ?? -1): "
            return error.hasPrefix(prefix) ? String(error.dropFirst(prefix.count)) : "not at the mark: \(error)"
        }
    }

    private static let base = """
        class A { func f() {}; final func g() {}; var v: Int { 1 }; init(x: Int) {} }

        """

    @Test(
        "Overrides are checked",
        arguments: [
            ("func ~f() {}", "overriding declaration requires an 'override' keyword"),
            ("override func ~h() {}", "method does not override any method from its superclass"),
            ("override func ~g() {}", "instance method overrides a 'final' instance method"),
            ("var ~v: Int { 2 }", "overriding declaration requires an 'override' keyword"),
            ("override var ~u: Int { 2 }", "property does not override any property from its superclass"),
            ("~init(x: Int) {}", "overriding declaration requires an 'override' keyword"),
            (
                "override ~init(q: Int) {}",
                "argument labels for initializer 'init(q:)' do not match those of overridden initializer 'init(x:)'"
            ),
        ]
    )
    func overrides(_ member: String, _ message: String) throws {
        #expect(try Self.errors(Self.base + "class B: A { \(member) }") == [message])
    }

    @Test(
        "Conformances are checked",
        arguments: [
            "struct ~S: P {}", "struct S {}; ~extension S: P {}", "struct ~S: P { var x: String; func f(a: Int) {} }",
            "struct ~S: P { let x: Int; func g(a: Int) {} }", "struct ~S: P { let x = 1; func f(a: Int) throws {} }",
        ]
    )
    func conformances(_ text: String) throws {
        let errors = try Self.errors(text + "; protocol P { var x: Int { get }; func f(a: Int) }")
        #expect(errors.count == 1)
        #expect(errors.allSatisfy { $0.hasPrefix("type 'S' does not conform to protocol 'P'") })
    }

    @Test(
        "Members of extensions, superclasses and enums satisfy requirements",
        arguments: [
            "struct S: P { func f<T>(a: T) {} }; extension P { var x: Int { 1 } }",
            "class B { let x = 1 }; class C: B, P { func f(a: Int) {} }",
            "struct S {}; extension S: P { func f(a: Int) {}; var x: Int { 1 } }",
            "protocol Q { static func a(_ n: Int) -> Self; static var b: Self { get } }; enum E: Q { case a(Int), b }",
            "struct S: Equatable { var a: [Int?] }", "enum E: Hashable { case a(Int), b(String) }",
            "struct Box<T> { var v: T }; extension Box: Equatable where T: Equatable {}",
        ]
    )
    func noErrors(_ text: String) throws {
        #expect(try Self.errors(text + "; protocol P { var x: Int { get }; func f(a: Int) }") == [])
    }

    @Test("Equality is synthesized only where all parts are equatable")
    func equality() throws {
        #expect(
            try Self.errors("struct N {}; struct ~S: Equatable { var n: N }")
                == ["type 'S' does not conform to protocol 'Equatable'"]
        )
        #expect(
            try Self.errors("struct ~Box<T>: Equatable { var v: T }")
                == ["type 'Box' does not conform to protocol 'Equatable'"]
        )
    }
}
