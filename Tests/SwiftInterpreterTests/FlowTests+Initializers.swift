extension FlowTests {
    /// Initializers that set, and use, `self`.
    static let initializers = [
        """
        struct S {
            var a: Int, b: Int
            init() { a = 1 }  // error: return from initializer without initializing all stored properties
        }
        """,
        """
        struct S {
            var a: Int, b: Int
            init(x: Int) {
                a = x
                if x > 1 { return }  // error: return from initializer without initializing all stored properties
                b = 1
            }
        }
        """,
        """
        struct S {
            var a: Int
            func m() {}
            init() {
                m()  // error: 'self' used before all stored properties are initialized
                a = 1
            }
        }
        """,
        """
        struct S {
            let a: Int
            init() {
                a = 1
                a = 2  // error: immutable value 'self.a' may only be initialized once
            }
        }
        """,
        """
        struct S {
            let a: Int, b = 2
            var c: Int?
            init(_ x: Int) { a = x }
            init() { self.init(1) }
            init?(s: String) {
                if s.isEmpty { return nil }
                a = 2
            }
            init(t: Int) throws { self = S(t) }  // error: immutable value 'self.b' may only be initialized once
        }
        """,
        """
        struct S {
            var a: Int
            init() { a = 1 }
            init(x: Int) { if x > 1 { self.init() } }  // error: 'self.init' isn't called on all paths before returning from initializer
        }
        """,
        """
        struct S {
            var a: Int
            init() { a = 1 }
            init(x: Int) { a = 3; self.init() }  // error: 'self' used before 'self.init' call or assignment to 'self'
        }
        """,
        """
        class A {
            var x: Int
            func m() {}
            init() {
                m()  // error: 'self' used in method call 'm' before all stored properties are initialized
                x = 1
            }
        }
        """,
        """
        class A {
            var x: Int
            init() { x = 1 }
        }
        class B: A {
            var y: Int
            override init() {
                super.init()  // error: property 'self.y' not initialized at super.init call
                y = 1
            }
        }
        """,
        """
        class A { var x = 1; func m() {} }
        class B: A {
            var y: Int
            init(z: Int) {
                y = z
                print(x)  // error: 'self' used in property access 'x' before 'super.init' call
                super.init()
            }
        }
        """,
        """
        class A { var x = 1; func m() {} }
        class B: A {
            var y: Int
            init(z: Int) {
                y = z
                m()  // error: 'self' used in method call 'm' before 'super.init' call
                super.init()
                m()
            }
        }
        """,
        """
        class A { init(x: Int) {} }
        class B: A {
            var y: Int
            init() { y = 1 }  // error: 'super.init' isn't called on all paths before returning from initializer
        }
        """,
        """
        class A { init() {} }
        class B: A {
            var y: Int
            init(z: Int) { y = z }
            init(w: Int) { }  // error: property 'self.y' not initialized at implicitly generated super.init call
        }
        """,
        """
        class A {
            var x: Int
            init(x: Int) { self.x = x }
            convenience init() { x = 1 }  // error: 'self' used before 'self.init' call or assignment to 'self' | 'self.init' isn't called on all paths before returning from initializer
        }
        """,
        """
        class A {
            var x: Int
            init(x: Int) { self.x = x }
            convenience init() { self.init(x: 1); x = 2 }
            convenience init?(s: String) { if s.isEmpty { return nil }; self.init(x: 1) }
        }
        """,
        """
        enum E {
            case a, b
            init(x: Int) { if x > 1 { self = .a } }  // error: 'self.init' isn't called on all paths before returning from initializer
        }
        """,
        """
        enum E {
            case a, b
            init(x: Int) { self = x > 1 ? .a : .b }
        }
        """,
        """
        struct S {
            let a: Int, b = 2
            init(_ x: Int) { a = x }
            init(t: Int) { self = S(t) }  // error: immutable value 'self.b' may only be initialized once
        }
        """,
    ]
}
