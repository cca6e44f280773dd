import BlueprintBindings
import SwiftInterpreter
import TestSessions
import Testing

/// A declaration that can be named in more places than its types is a mistake, in the compiler's words.
@Suite("Access of types")
struct TypeAccessTests {
    @Test(
        "Declarations that show hidden types are found at their lines, and no others",
        arguments: [source, publicSource]
    )
    func found(source: String) throws {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var last = 0
        let expected = lines.enumerated().compactMap { index, line -> String? in
            if line.hasPrefix("// ") { return "\(last): \(line.dropFirst(3))" }
            last = index + 1
            return nil
        }
        let found = try TypeCheck.sharing().mistakes(in: source, fileName: "test")
        #expect(found.map { "\($0.line): \($0.message)" }.sorted() == expected.sorted())
    }

    /// The compiler's errors are below the lines that they are about.
    private static let source = """
        private struct P { var n = 0 }
        fileprivate struct FP {}
        private enum PE { case a }
        private class PC {}
        private protocol PP {}
        private typealias PA = Int
        let v1: P = P()
        // constant must be declared private or fileprivate because its type uses a private type
        let v2 = P()
        // constant must be declared private or fileprivate because its type 'P' uses a private type
        var v3: [P] = []
        // variable must be declared private or fileprivate because its type uses a private type
        var v4: P? { nil }
        // variable must be declared private or fileprivate because its type uses a private type
        let (v5, v6) = (P(), 1)
        // constant must be declared private or fileprivate because its type 'P' uses a private type
        func f1(_ p: P) {}
        // function must be declared private or fileprivate because its parameter uses a private type
        func f2() -> P { P() }
        // function must be declared private or fileprivate because its result uses a private type
        func f3(_ p: [P], _ q: FP) -> PE { .a }
        // function must be declared private or fileprivate because its parameter uses a private type
        func f4<T: PP>(_ t: T) {}
        // global function must be declared private or fileprivate because its generic parameter uses a private type
        func f5<T>(_ t: T) where T: PP {}
        // global function must be declared private or fileprivate because its generic requirement uses a private type
        func f6(_ t: some PP) {}
        // global function must be declared private or fileprivate because its generic parameter uses a private type
        func f7() -> some PP { S1() }
        // function must be declared private or fileprivate because its result uses a private type
        func f8(_ t: any PP) {}
        // function must be declared private or fileprivate because its parameter uses a private type
        enum E1 { case a(P) }
        // enum case in an internal enum uses a private type
        enum E2 { case a(Int, x: PE) }
        // enum case in an internal enum uses a private type
        class D1: PC {}
        // class must be declared private or fileprivate because its superclass is private
        protocol Q1: PP {}
        // protocol must be declared private or fileprivate because it refines a private protocol
        struct S1: PP {}
        typealias A1 = P
        // type alias must be declared private or fileprivate because its underlying type uses a private type
        let v7: PA = 1
        // constant must be declared private or fileprivate because its type uses a private type
        struct S2 {
            var a: P
        // property must be declared fileprivate because its type uses a private type
            let b = P()
        // property must be declared fileprivate because its type 'P' uses a private type
            func m(_ p: P) {}
        // method must be declared fileprivate because its parameter uses a private type
            func r() -> P { P() }
        // method must be declared fileprivate because its result uses a private type
            init(_ p: P) {}
        // initializer must be declared fileprivate because its parameter uses a private type
            subscript(i: P) -> Int { 0 }
        // subscript must be declared fileprivate because its index uses a private type
            subscript(s: Int) -> P { P() }
        // subscript must be declared fileprivate because its element type uses a private type
            typealias A = P
        // type alias must be declared fileprivate because its underlying type uses a private type
            private var ok: P
            fileprivate func ok2() -> P { P() }
            enum K: Int { case a }
            struct In<T: PP> {}
        // generic struct must be declared fileprivate because its generic parameter uses a private type
            static var s: P = P()
        // property must be declared fileprivate because its type uses a private type
        }
        struct G1<T: PP> {}
        // generic struct must be declared private or fileprivate because its generic parameter uses a private type
        class G2<T> where T: PP {}
        // generic class must be declared private or fileprivate because its generic requirement uses a private type
        extension P { func x() -> P { self } }
        extension S2 { func y() -> P { P() } }
        // method must be declared fileprivate because its result uses a private type
        protocol R1 { func m(_ p: P); var v: P { get }; associatedtype T: PP }
        // method cannot be declared internal because its parameter uses a private type
        // property cannot be declared internal because its type uses a private type
        // associated type in an internal protocol uses a private type in its requirement
        private struct Okay { var a: P; func m() -> P { P() } }
        struct S3 {
            private struct H { var z = 0 }
            var h: H
        // property must be declared private because its type uses a private type
            var h2 = H()
        // property must be declared private because its type 'S3.H' uses a private type
            func m() -> H { H() }
        // method must be declared private because its result uses a private type
            private var h3: H
            fileprivate var h4: H
        // property cannot be declared fileprivate because its type uses a private type
            struct N { var h: H }
        // property must be declared private because its type uses a private type
            private struct O { var h: H }
        }
        private extension S2 { func z() -> P { P() } }
        fileprivate let top: P = P()
        func local() { let p: P = P(); func g(_ p: P) {}; struct L { var p: P }; _ = p }
        let cl: (P) -> Void = { _ in }
        // constant must be declared private or fileprivate because its type uses a private type
        enum Raw: PA { case a = 1 }
        // enum must be declared private or fileprivate because its raw type uses a private type
        class C9 { func m(_ p: P) {}; convenience init(_ p: P) { self.init() }; init() {} ; class func s() -> P { P() } }
        // method must be declared fileprivate because its parameter uses a private type
        // initializer must be declared fileprivate because its parameter uses a private type
        // method must be declared fileprivate because its result uses a private type
        func df(_ n: Int = P().n) {}
        private func dd<T: PP>(_ t: T) {}
        struct W<T> {}
        extension W where T == P { func q() {} }
        let w1 = W<P>()
        // constant must be declared private or fileprivate because its type 'W<P>' uses a private type
        """

    private static let publicSource = """
        struct Inner {}
        protocol Kind {}
        class Base {}
        typealias Alias = Inner
        public struct Shown { public init() {} }
        public struct Outer {
            public var shown = Shown()
            var inner = Inner()
            let alias: Alias? = nil
            public func show(_ shown: Shown, _ texts: [String: Double]) -> Shown? { shown }
            func take(_ inner: Inner) -> Inner { inner }
            public func get(_ inner: Inner) {}
        // method cannot be declared public because its parameter uses an internal type
            public var list: [Inner] { [] }
        // property cannot be declared public because its type uses an internal type
            public var made = Inner()
        // property cannot be declared public because its type 'Inner' uses an internal type
            public init(_ inner: Inner) {}
        // initializer cannot be declared public because its parameter uses an internal type
            private struct Hidden { public var inner: Inner }
        }
        struct Plain { public var inner: Inner }
        public protocol Taking {
            associatedtype Item: Equatable
            associatedtype Other: Kind
        // associated type in a public protocol uses an internal type in its requirement
            func give() -> Shown
            func take(_ inner: Inner)
        // method cannot be declared public because its parameter uses an internal type
        }
        public enum Choice {
            case shown(Shown)
            case inner(Inner)
        // enum case in a public enum uses an internal type
        }
        enum Own { case inner(Inner) }
        public final class Child: Base {}
        // class cannot be declared public because its superclass is internal
        final class Grandchild: Base {}
        extension Shown { public func take(_ inner: Inner) {} }
        // method cannot be declared public because its parameter uses an internal type
        extension Shown { func keep(_ inner: Inner) {} }
        public func show(_ shown: Shown) {}
        func give(_ shown: Shown) -> Inner { Inner() }
        public func make() -> Inner { Inner() }
        // function cannot be declared public because its result uses an internal type
        public func sort<T: Kind>(_ values: [T]) {}
        // global function cannot be declared public because its generic parameter uses an internal type
        public let constant = Inner()
        // constant cannot be declared public because its type 'Inner' uses an internal type
        public typealias Made = [Inner]
        // type alias cannot be declared public because its underlying type uses an internal type
        """
}
