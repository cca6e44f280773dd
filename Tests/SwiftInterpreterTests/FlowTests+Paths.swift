extension FlowTests {
    /// Paths to the end of a body, and to the uses of variables.
    static let paths = [
        """
        func f(_ b: Bool) -> Int { if b { return 1 } }  // error: missing return in global function expected to return 'Int'
        """,
        """
        func f(_ b: Bool) -> Int { if b { return 1 } else { return 2 } }
        """,
        """
        func f(_ b: Bool) -> Int {
            switch b {
            case true: return 1
            case false: break
            }
        }  // error: missing return in global function expected to return 'Int'
        """,
        """
        func f(_ b: Bool) -> Int {
            outer: while true {
                while true { if b { break outer } }
            }
        }  // error: missing return in global function expected to return 'Int'
        """,
        """
        func f(_ b: Bool) -> Int {
            repeat { if b { break } } while true
        }  // error: missing return in global function expected to return 'Int'
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() -> Int {
            do { return try t() } catch { print(1) }
        }  // error: missing return in global function expected to return 'Int'
        """,
        """
        struct S {
            var v: Int {
                print(1)
                print(2)
            }  // error: missing return in getter expected to return 'Int'
        }
        """,
        """
        struct S {
            static func m() -> [Int] {
                print(1)
                print(2)
            }  // error: missing return in static method expected to return '[Int]'
        }
        """,
        """
        class C {
            class func m() -> Int? {
                print(1)
                print(2)
            }  // error: missing return in class method expected to return 'Int?'
        }
        """,
        """
        let c: () -> Int = {
            print(1)
            print(2)
        }  // error: missing return in closure expected to return 'Int'
        """,
        """
        func f() -> Int {
            func inner() -> Int {
                print(1)
                print(2)
            }  // error: missing return in local function expected to return 'Int'
            return inner()
        }
        """,
        """
        func f() -> Int {
        }  // error: missing return in global function expected to return 'Int'
        """,
        """
        func f(_ b: Bool) {
            guard b else { print(1) }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
            print(2)
        }
        """,
        """
        func f(_ b: Bool) {
            guard b else { fatalError() }
            for i in 0..<3 { guard i > 1 else { continue } }
        }
        """,
        """
        func f() {
            let x: Int
            print(x)  // error: constant 'x' used before being initialized
        }
        """,
        """
        func f(_ b: Bool) {
            var x: Int
            if b { x = 1 }
            print(x)  // error: variable 'x' used before being initialized
        }
        """,
        """
        func f(_ b: Bool) {
            let x: Int
            if b { x = 1 } else { x = 2 }
            print(x)
        }
        """,
        """
        func f(_ b: Bool) {
            let x: Int
            switch b {
            case true: x = 1
            case false: return
            }
            print(x)
        }
        """,
        """
        func f() {
            var x: Int
            x += 1  // error: variable 'x' passed by reference before being initialized
        }
        """,
        """
        func f() {
            let x: Int
            let c = { x }  // error: constant 'x' captured by a closure before being initialized
            x = 1
            print(c())
        }
        """,
        """
        func f() {
            var x: Int
            func g() { x = 1 }
            g()  // error: variable 'x' used by function definition before being initialized
            x = 2
        }
        """,
        """
        func inc(_ x: inout Int) { x += 1 }
        func f() {
            var x: Int
            inc(&x)  // error: variable 'x' passed by reference before being initialized
        }
        """,
        """
        struct P { var x: Int }
        func f() {
            var p: P
            p.x = 1  // error: struct 'p' must be completely initialized before a member is stored to
        }
        """,
        """
        func f(_ b: Bool) -> Int {
            let y: Int
            if b { y = 1 } else if !b { y = 2 } else { fatalError() }
            guard y > 1 else {
                if b { return 1 }
                return 2
            }
            switch y {
            case 1: return 1
            default:
                do { throw E.a } catch { return 4 }
            }
        }
        enum E: Error { case a }
        """,
        """
        func f() {
            let x: Bool
            print(true && x)  // error: constant 'x' captured by a closure before being initialized
        }
        """,
        #"""
        class Base {
            let name: String
            init(name: String) { self.name = name }
        }
        class Derived: Base {
            let size: Int
            private lazy var text = "\(name) \(size)"
            init(size: Int) {
                self.size = size
                super.init(name: "\(size)")
                print(text)
            }
            convenience init() { self.init(size: 1) }
            override init(name: String) {
                super.init(name: name)  // error: property 'self.size' not initialized at super.init call
            }
        }
        """#,
    ]
}
