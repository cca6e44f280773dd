extension FlowTests {
    /// Declarations whose modifiers, access or conformances are wrong.
    static let declarations = [
        """
        protocol P: AnyObject {}
        protocol Q: P {}
        class Base {}
        protocol R: Base {}
        protocol W where Self: Base {}
        class Good: Base, P, R, W {}
        struct A: P {}  // error: non-class type 'A' cannot conform to class protocol 'P'
        extension Int: P {}  // error: non-class type 'Int' cannot conform to class protocol 'P'
        enum B: Q { case a }  // error: non-class type 'B' cannot conform to class protocol 'Q' | non-class type 'B' cannot conform to class protocol 'P'
        struct C: R {}  // error: non-class type 'C' cannot conform to class protocol 'R'
        class D: R {}  // error: type 'D' does not conform to protocol 'R' | 'R' requires that 'D' inherit from 'Base'
        struct E: W {}  // error: non-class type 'E' cannot conform to class protocol 'W'
        class F: W {}  // error: type 'F' does not conform to protocol 'W' | 'W' requires that 'F' inherit from 'Base'
        """,
        """
        protocol M {
            static func make() -> Self
            func copy() -> Self?
        }
        class C: M {
            static func make() -> C { C() }  // error: method 'make()' in non-final class 'C' must return 'Self' to conform to protocol 'M'
            func copy() -> C? { self }  // error: method 'copy()' in non-final class 'C' must return 'Self' to conform to protocol 'M'
        }
        final class F: M {
            static func make() -> F { F() }
            func copy() -> F? { self }
        }
        class G: M {
            required init() {}
            static func make() -> Self { Self() }
            func copy() -> Self? { type(of: self).init() }
        }
        """,
        """
        class A {
            required init() {}
            func f() -> Self { A() }  // error: cannot convert return expression of type 'A' to return type 'Self'
            func g() -> Self { return A.init() }  // error: cannot convert return expression of type 'A' to return type 'Self'
            func h() -> Self? { A() }  // error: cannot convert return expression of type 'A' to return type 'Self'
            static func i() -> Self { A() }  // error: cannot convert return expression of type 'A' to return type 'Self'
            func k() -> Self { type(of: self).init() }
            func l() -> Self { Self() }
            func m() -> Self { self }
        }
        struct S { func f() -> Self { S() } }
        """,
        """
        protocol P {
            func f()
            var x: Int { get set }
        }
        struct A: P {
            private func f() {}  // error: method 'f()' must be declared internal because it matches a requirement in internal protocol 'P'
            fileprivate var x: Int  // error: property 'x' must be declared internal because it matches a requirement in internal protocol 'P'
        }
        class B: P {
            func f() {}
            private(set) var x = 1  // error: setter for property 'x' must be declared internal because it matches a requirement in internal protocol 'P'
        }
        private struct C: P {
            private func f() {}  // error: method 'f()' must be as accessible as its enclosing type because it matches a requirement in protocol 'P'
            fileprivate var x: Int
        }
        struct D: CustomStringConvertible {
            private var description: String { "" }  // error: property 'description' must be as accessible as its enclosing type because it matches a requirement in protocol 'CustomStringConvertible'
        }
        """,
        """
        public protocol P {
            func f()
            init()
        }
        public struct A: P {
            func f() {}  // error: method 'f()' must be declared public because it matches a requirement in public protocol 'P'
            init() {}  // error: initializer 'init()' must be declared public because it matches a requirement in public protocol 'P'
        }
        struct B: P { func f() {} }
        public struct C { public init() {} }
        public extension C { func f() {} }
        extension C: P {}
        private extension D { func f() {} }
        public struct D: P { public init() {} }  // error: method 'f()' must be declared public because it matches a requirement in public protocol 'P'
        """,
        """
        public class A {
            public func f() {}
            public init() {}
            public var v: Int { 1 }
            func g() {}
        }
        public class B: A {
            private override func f() {}  // error: overriding instance method must be as accessible as the declaration it overrides
            override var v: Int { 2 }  // error: overriding property must be as accessible as the declaration it overrides
            override func g() {}
        }
        class C: A {
            override func f() {}
            fileprivate override func g() {}  // error: overriding instance method must be as accessible as the declaration it overrides
        }
        private class D: A {
            fileprivate override func f() {}
            private override func g() {}  // error: overriding instance method must be as accessible as its enclosing type
        }
        """,
        """
        class A {
            private func f() {}
        }
        class B: A {
            override func f() {}  // error: method does not override any method from its superclass
        }
        class R { required init() {} }
        class S: R {
            init(x: Int) { super.init() }
        }  // error: 'required' initializer 'init()' must be provided by subclass of 'R'
        """,
        """
        struct A {
            internal(set) let a = 1  // error: 'internal(set)' modifier cannot be applied to read-only properties
            fileprivate(set) var b: Int { 1 }  // error: 'fileprivate(set)' modifier cannot be applied to read-only properties
            public private(set) var c = 1
            open func f() {}  // error: only classes and overridable class members can be declared 'open'; use 'public'
        }
        open struct B {}  // error: only classes and overridable class members can be declared 'open'; use 'public'
        open class C { open func f() {} }
        extension C { open func g() {} }
        func f() {
            private let x = 1  // error: attribute 'private' can only be used in a non-local scope
            print(x)
        }
        """,
    ]

    /// Declarations that are wrong where they are.
    static let places = [
        """
        struct A {
            lazy var a: Int  // error: lazy properties must have an initializer
            lazy var b: Int { 1 }  // error: lazy properties must have an initializer | 'lazy' cannot be used on a computed property
            lazy var c = 1 { didSet {} }
            static lazy var d = 1  // error: 'lazy' cannot be used on an already-lazy global
        }
        func f() { lazy var a = 1; print(a) }
        """,
        """
        final struct A {  // error: 'final' modifier cannot be applied to this declaration
            final func f() {}  // error: only classes and class members may be marked with 'final'
            required init() {}  // error: 'required' initializer in non-class type 'A'
            convenience init(x: Int) { self.init() }  // error: initializers in structs are not marked with 'convenience'
            class func g() {}  // error: class methods are only allowed within classes; use 'static' to declare a static method
            class var v: Int { 1 }  // error: class properties are only allowed within classes; use 'static' to declare a static property
            final class B { class func h() {} }
        }
        final func f() {}  // error: only classes and class members may be marked with 'final'
        class C { class var x = 1 }  // error: class stored properties not supported in classes; did you mean 'static'?
        """,
        """
        protocol P {
            func f() {}  // error: protocol methods must not have bodies
            init() {}  // error: protocol initializers must not have bodies
            var x: Int  // error: property in protocol must have explicit { get } or { get set } specifier
            let y: Int  // error: protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier
            private func g()  // error: 'private' modifier cannot be used in protocols
            var z: Int { get }
        }
        extension P { private func h() {} }
        """,
        """
        class C {}
        extension C { deinit {} }  // error: deinitializers may only be declared within a class, actor, or noncopyable type
        struct G<T> {
            static var a = 1  // error: static stored properties not supported in generic types
            static var b: Int { 1 }
            struct H { static let c = 1 }  // error: static stored properties not supported in generic types
        }
        extension Array { static var d = 1 }  // error: static stored properties not supported in generic types
        protocol P {}
        extension P { static var e = 1 }  // error: static stored properties not supported in protocol extensions
        struct S { static var f = 1 }
        static var s = 1  // error: static properties may only be declared on a type
        func f() { static let t = 1; print(t) }  // error: static properties may only be declared on a type
        """,
        """
        func f() { while true { break foo } }  // error: cannot find label 'foo' in scope
        func g() { foo: while true { let c = { break foo }; c() } }  // error: cannot find label 'foo' in scope
        func h() { foo: for _ in 0..<1 {}; for _ in 0..<1 { continue foo } }  // error: cannot find label 'foo' in scope
        func i() { foo: do { if true { break foo } }; bar: for _ in 0..<1 { switch 1 { default: continue bar } } }
        """,
        """
        func g() throws {}
        struct E: Error {}
        func a(_ c: () throws -> Void) rethrows {
            try c()
            try g()  // error: call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does
            throw E()  // error: a function declared 'rethrows' may only throw if its parameter does
        }
        func b(_ c: () throws -> Void) rethrows {
            do { try c() } catch { throw E() }
            do { try g() } catch {}
            try b(c)
            try [1].forEach { _ in try c() }
        }
        """,
        """
        func a() {
            inner()
            func inner() { print(v) }  // error: closure captures 'v' before it is declared
            let v = 1
        }
        func b() {
            let c = { inner() }  // error: closure captures 'v' before it is declared
            let v = 1
            func inner() { print(v) }
            c()
        }
        func c() {
            first()
            func first() { second() }  // error: closure captures 'v' before it is declared
            func second() { v = 2 }
            var v = 1
            print(v)
        }
        func d() {
            func first() { second() }
            func second() { let w = 1; print(v, w) }
            let v = 1
            first()
        }
        func e() {
            inner()
            func inner() { let v = 2; print(v) }
            let v = 1
            print(v)
        }
        """,
    ]

    /// Mistakes that are found before the types hide none of the other lines.
    static let early = [
        """
        let a: Int = "x"  // error: cannot convert value of type 'String' to specified type 'Int'
        switch 3 {
        default: break
        case 1: break  // error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
        }
        """,
        """
        let a: Int = "x"  // error: cannot convert value of type 'String' to specified type 'Int'
        struct S { lazy let x = 1 }  // error: 'lazy' cannot be used on a let
        """,
        """
        func a(_ x: Int) -> String { x }  // error: cannot convert return expression of type 'Int' to return type 'String'
        func b() -> Int { "b" }  // error: cannot convert return expression of type 'String' to return type 'Int'
        func c() { let x = 1; return x }  // error: unexpected non-void return value in void function
        func d() { return 1 }  // error: unexpected non-void return value in void function
        """,
        """
        struct S { case x; deinit {} }  // error: enum 'case' is not allowed outside of an enum | deinitializer cannot be declared in struct 'S' that conforms to 'Copyable'
        struct T { let v: Int { 1 } }  // error: 'let' declarations cannot be computed properties
        let a: Int = "x"  // error: cannot convert value of type 'String' to specified type 'Int'
        """,
        """
        func t() throws {}
        func f() {
            let c = 1
            c = 2  // error: cannot assign to value: 'c' is a 'let' constant
            t()  // error: call can throw, but it is not marked with 'try' and the error is not handled
        }
        """,
        """
        enum K { case a, b(Int) }
        func f(_ k: K) {
            switch k {
            case .a(let x): print(x)  // error: pattern with associated values does not match enum case 'a'
            case .b: break
            }
            switch k {
            case .a: break
            case .c: break  // error: type 'K' has no member 'c'
            }
        }
        """,
    ]
}
