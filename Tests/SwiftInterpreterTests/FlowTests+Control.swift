extension FlowTests {
    /// Statements that leave others, cases, and what is private.
    static let control = [
        """
        func f(_ b: Bool) {
            let t: String
            switch b {
            case true: fallthrough
            default: t = "b"
            }
            print(t)
            let g: Int
            repeat { g = 1; break } while b
            print(g)
            defer { print(t) }
        }
        """,
        """
        func f() { break }  // error: 'break' is only allowed inside a loop, if, do, or switch
        """,
        """
        func f(_ b: Bool) { if b { break } }  // error: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do
        """,
        """
        func f(_ b: Bool) { if b { continue } }  // error: 'continue' is only allowed inside a loop
        """,
        """
        func f(_ b: Bool) { while b { let c = { break }; c() } }  // error: 'break' is only allowed inside a loop, if, do, or switch
        """,
        """
        func f() { fallthrough }  // error: 'fallthrough' is only allowed inside a switch
        """,
        """
        func f(_ b: Bool) {
            switch b {
            case true: print(1)
            case false: fallthrough  // error: 'fallthrough' without a following 'case' or 'default' block
            }
        }
        """,
        """
        func f() { defer { return }; print(1) }  // error: 'return' cannot transfer control out of a defer statement
        """,
        """
        return  // error: return invalid outside of a func
        """,
        """
        func f(_ b: Bool) { switch b { case true: break } }  // error: switch must be exhaustive
        """,
        """
        enum E { case a, b(Bool) }
        func f(_ e: E) {
            switch e { case .a: break; case .b(true), .b(false): break }
            switch e { case .a: break; case .b(true): break }  // error: switch must be exhaustive
        }
        """,
        """
        func f(_ o: Int??) {
            switch o { case nil: break; case .some(nil): break; case .some(.some(_)): break }
            switch o { case nil: break; case .some(.some(_)): break }  // error: switch must be exhaustive
        }
        """,
        """
        func f(_ a: Bool, _ b: Bool) {
            switch (a, b) { case (true, _): break; case (_, true): break; case (false, false): break }
            switch (a, b) { case (true, _): break; case (_, true): break }  // error: switch must be exhaustive
        }
        """,
        """
        func f(_ i: Int) { switch i { case 1...: break; case ..<1: break } }  // error: switch must be exhaustive
        """,
        """
        func f(_ b: Bool, _ i: Int) {
            switch b { case true where i > 1: break; case true: break; case false: break }
            switch b { case true where i > 1: break; case false: break }  // error: switch must be exhaustive
        }
        """,
        """
        indirect enum L { case n(L), z }
        func f(_ l: L) {
            switch l { case .n(.n): break; case .n(.z): break; case .z: break }
            switch l { case .n(.n): break; case .z: break }  // error: switch must be exhaustive
        }
        """,
        """
        protocol P {}
        protocol Q: AnyObject {}
        class C {}
        struct H<T, U: AnyObject> {
            weak var u: U?; weak var q: (any Q)?; weak var o: AnyObject?; unowned let c: C?
            weak var t: T?  // error: 'weak' must not be applied to non-class-bound 'T'; consider adding a protocol conformance that has a class bound
            unowned var p: any P  // error: 'unowned' must not be applied to non-class-bound 'any P'; consider adding a protocol conformance that has a class bound
            weak var f: (() -> Void)?  // error: 'weak' may only be applied to class and class-bound protocol types, not '() -> Void'
            weak var l: [C]?  // error: 'weak' may only be applied to class and class-bound protocol types, not '[C]'
        }
        """,
        """
        weak var a = "a"  // error: 'weak' may only be applied to class and class-bound protocol types, not 'String'
        func f(n: Int) {
            unowned let b = 3  // error: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'
            _ = { [weak n] in _ = n }  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
            _ = b
        }
        """,
        """
        struct S {}
        struct T { weak var s: S? }  // error: 'weak' may only be applied to class and class-bound protocol types, not 'S'
        """,
        """
        class S {}
        struct T { weak var s: S?; weak var t: S }  // error: 'weak' variable should have optional type 'S?'
        """,
        """
        func f(_ e: Result<Int, any Error>) -> Int {
            switch e {
            case .success(let n): return n
            case .failure: return 0
            }
        }
        func g(_ e: Result<Int, any Error>) {
            switch e {  // error: switch must be exhaustive
            case .success(let n) where n > 1: print(n)
            case .failure: break
            }
        }
        """,
    ]
}
