extension FlowTests {
    /// Branches of `if` and `switch` as values.
    static let values = [
        """
        struct E: Error {}
        func f(_ n: Int) throws -> Int {
            let a = if n > 1 {
                print(n)
                throw E()
            } else { 2 }
            let b = switch n {
            case 0: 1
            case 1:
                print(n)
                fallthrough
            default: if n > 3 { 4 } else { 5 }
            }
            var c = 0
            c = if n > 2 { try f(n - 1) } else { 3 } as Int
            let d = try? if n > 3 { try f(0) } else { 0 }
            let e = { if n > 1 { "x" } else { "y" } }
            print(d as Any, e())
            return if a > b { c } else { a }
        }
        """,
        """
        func f(_ n: Int) {
            let a = if n > 1 {
                let x = n
                x
            } else { 2 }  // error: non-expression branch of 'if' expression may only end with a 'throw'
            let b = switch n {
            case 1:
                let x = n
                print(
                    x
                )  // error: non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'
            case 2: do { 5 }  // error: non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'
            default: 3
            }
            print(a, b)
        }
        """,
        """
        func f(_ n: Int) -> Int {
            outer: for i in 0..<n {
                let a = switch i {
                case 0: 1
                case 1: break  // error: cannot use 'break' to transfer control out of 'switch' expression
                case 2: continue  // error: cannot use 'continue' to transfer control out of 'switch' expression
                default: return 1  // error: cannot use 'return' to transfer control out of 'switch' expression
                }
                let b = if i > 1 { break outer } else { a }  // error: cannot use 'break' to transfer control out of 'if' expression
                let c = if i > 1 {
                    inner: while true { break inner }
                    for _ in 0..<2 { continue }
                    fatalError()
                } else { b }  // error: non-expression branch of 'if' expression may only end with a 'throw'
                print(c)
            }
            return n
        }
        """,
        """
        func f(_ n: Int = if 1 > 0 { 1 } else { 2 }) {}  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
        func g(_ n: Int) {
            var a = 1 + if n > 1 { 2 } else { 3 }  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
            a += if n > 1 { 2 } else { 3 }  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
            let b = (if n > 1 { 2 } else { 3 })  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
            let c = n > 1 ? if n > 2 { 1 } else { 2 } : 3  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
            print(a, b, c)
            print("\\(if n > 1 { 2 } else { 3 })")  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
        }
        struct S {
            var n = if 1 > 0 { 1 } else { 2 }
            lazy var m = if n > 1 { 1 } else { 2 }
            var k: Int { switch n { default: 3 } }
        }
        """,
    ]
}
