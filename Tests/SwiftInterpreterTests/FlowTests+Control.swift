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
