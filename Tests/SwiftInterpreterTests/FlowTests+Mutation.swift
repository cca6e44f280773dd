extension FlowTests {
    /// Changes of values, and of what cannot be changed.
    static let mutation = [
        """
        func f() -> Int { if true { return 1 } }
        """,
        """
        func f() -> Int { while true {} }
        """,
        """
        func stop() -> Never { fatalError() }
        func f() -> Int {
            print(1)
            stop()
        }
        """,
        """
        func f() {
            let x: Int
            x = 1
            x = 2  // error: immutable value 'x' may only be initialized once
            print(x)
        }
        """,
        """
        func f() {
            let x: Int
            for _ in 0..<3 { x = 1 }  // error: immutable value 'x' may only be initialized once
        }
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() {
            let x: Int
            do { x = try t() } catch { x = 1 }
            print(x)
            let y: Int
            do { y = try t(); _ = try t() } catch { y = 1 }  // error: immutable value 'y' may only be initialized once
            print(y)
        }
        """,
        """
        let k = 1
        k = 2  // error: cannot assign to value: 'k' is a 'let' constant
        """,
        """
        let k = 1
        k += 2  // error: left side of mutating operator isn't mutable: 'k' is a 'let' constant
        """,
        """
        func f(a: Int) { a = 2 }  // error: cannot assign to value: 'a' is a 'let' constant
        """,
        """
        func f() { for i in 0..<3 { i = 1 } }  // error: cannot assign to value: 'i' is a 'let' constant
        """,
        """
        func f(o: Int?) { if let x = o { x = 1 } }  // error: cannot assign to value: 'x' is a 'let' constant
        """,
        """
        func f(o: Int?) {
            switch o {
            case let x?: x = 1  // error: cannot assign to value: 'x' is immutable
            case nil: break
            }
        }
        """,
        """
        struct P { var x = 0; let y = 0; var g: Int { 1 } }
        func f(p: P) { p.x = 1 }  // error: cannot assign to property: 'p' is a 'let' constant
        """,
        """
        struct P { var x = 0; let y = 0; var g: Int { 1 } }
        var p = P()
        p.x = 1
        p.y = 1  // error: cannot assign to property: 'y' is a 'let' constant
        p.g = 1  // error: cannot assign to property: 'g' is a get-only property
        """,
        """
        struct P {
            var x = 0
            func m() { x = 1 }  // error: cannot assign to property: 'self' is immutable
            func n() { self.x = 1 }  // error: cannot assign to property: 'self' is immutable
            mutating func o() { x = 1 }
            func q() { o() }  // error: cannot use mutating member on immutable value: 'self' is immutable
        }
        """,
        """
        class C {
            var x = 0
            let y = 0
            func m() { x = 1 }
            func n() { y = 1 }  // error: cannot assign to property: 'y' is a 'let' constant
        }
        let c = C()
        c.x = 1
        c.y = 1  // error: cannot assign to property: 'y' is a 'let' constant
        """,
        """
        struct P { subscript(i: Int) -> Int { i } }
        var p = P()
        p[0] = 1  // error: cannot assign through subscript: subscript is get-only
        """,
        """
        let a = [1]
        a[0] = 2  // error: cannot assign through subscript: 'a' is a 'let' constant
        a.append(3)  // error: cannot use mutating member on immutable value: 'a' is a 'let' constant
        """,
        """
        func inc(_ x: inout Int) { x += 1 }
        let k = 1
        inc(&k)  // error: cannot pass immutable value as inout argument: 'k' is a 'let' constant
        inc(&3)  // error: cannot pass immutable value as inout argument: literals are not mutable
        """,
        """
        func make() -> [Int] { [] }
        make().append(1)  // error: cannot use mutating member on immutable value: 'make' returns immutable value
        """,
        """
        struct P { var x = 0 }
        func make() -> P { P() }
        make().x = 1  // error: cannot assign to property: 'make' returns immutable value
        """,
        """
        let t = (a: 1, b: 2)
        t.a = 3  // error: cannot assign to property: 't' is a 'let' constant
        """,
        """
        struct P { var x = 0 }
        let o: P? = P()
        o?.x = 1  // error: cannot assign to property: 'o' is a 'let' constant
        o!.x = 1  // error: cannot assign to property: 'o' is a 'let' constant
        """,
        """
        var n = 1
        let c = { [n] in n = 2 }  // error: cannot assign to value: 'n' is an immutable capture
        """,
        """
        let r = [1, 2].reduce(into: 0) { $0 += $1 }
        let s = [1, 2].reduce(0) { $0 += $1; return $0 }  // error: left side of mutating operator isn't mutable: '$0' is immutable
        """,
        """
        protocol P { var n: Int { get }; var s: Int { get set }; mutating func m() }
        func f<T: P>(_ t: T, _ i: inout T) {
            i.s = 1
            i.m()
            t.s = 1  // error: cannot assign to property: 't' is a 'let' constant
            i.n = 1  // error: cannot assign to property: 'n' is a get-only property
        }
        """,
        """
        protocol P: AnyObject { var s: Int { get set } }
        func f(_ p: any P, _ q: some P) {
            p.s = 1
            q.s = 1
        }
        """,
        """
        enum E {
            case a, b
            mutating func n() { self = .b }
            func m() { self = .a }  // error: cannot assign to value: 'self' is immutable
        }
        """,
        """
        struct S { private(set) var x = 1 }
        var s = S()
        s.x = 2  // error: cannot assign to property: 'x' setter is inaccessible
        """,
        """
        struct S { lazy var x = 1 }
        let s = S()
        print(s.x)  // error: cannot use mutating getter on immutable value: 's' is a 'let' constant
        """,
        """
        var g: Int { 1 }
        g = 2  // error: cannot assign to value: 'g' is a get-only property
        """,
        """
        struct A { var b = B() }
        struct B { var n = 1; let m = 1 }
        final class C { var a = A(); let l = A(); var list = [A()]; func next() -> C? { nil } }
        func f(c: C) {
            c.a.b.n = 1
            c.list[0].b.n += 1
            c.next()?.a.b.n = 2
            c.l.b.n = 1  // error: cannot assign to property: 'l' is a 'let' constant
            c.a.b.m = 1  // error: cannot assign to property: 'm' is a 'let' constant
        }
        """,
        """
        var d = ["a": [1]]
        d["a"]?.append(2)
        d["a", default: []].append(3)
        d["a"]![0] = 4
        d.first?.value.append(1)  // error: cannot use mutating member on immutable value: 'first' is a get-only property
        """,
        """
        @discardableResult func f() -> Int { 1 }
        func g() { f() }
        class K {
            var s = 1 { didSet { s = 2 } willSet { newValue = 1 } }  // error: cannot assign to value: 'newValue' is immutable
        }
        """,
        """
        @propertyWrapper struct W {
            var wrappedValue: [Int]
            var projectedValue: Int { get { 1 } set {} }
        }
        @propertyWrapper final class Shared { var wrappedValue = 1; init() {} }
        @propertyWrapper struct Fixed { let wrappedValue: Int }
        struct S {
            @W var a = [1]
            @Shared var b
            @Fixed var c = 1
            mutating func change() { a = []; a[0] = 1; a.append(1); $a = 2; b = 1 }
            func f() {
                a = []  // error: cannot assign to property: 'self' is immutable
                a += [1]  // error: left side of mutating operator isn't mutable: 'self' is immutable
                self.a.append(1)  // error: cannot use mutating member on immutable value: 'self' is immutable
                $a = 2  // error: cannot assign to property: 'self' is immutable
                b = 2
                c = 2  // error: cannot assign to property: 'c' is a get-only property
            }
        }
        let s = S()
        s.a = []  // error: cannot assign to property: 's' is a 'let' constant
        s.b = 3
        """,
        """
        func two(_ a: inout Int, _ b: inout Int) {}
        struct S {
            var a = [1, 2], x = 1, y = 2, t = (1, 2)
            var z: Int { get { 1 } set {} }
            var o = 1 { didSet {} }
            mutating func m(_ a: inout Int) {}
            mutating func n() {
                m(&x)  // error: overlapping accesses to 'self', but modification requires exclusive access; consider copying to a local variable
                two(&x, &y)
            }
        }
        final class C { var s = S(), a = [1] }
        func f(_ c: C, _ p: inout S) {
            var s = S(), a = [1, 2], i = 1, other = S()
            two(&s.x, &s.y)
            two(&s.t.0, &s.t.1)
            two(&s.z, &s.x)  // error: overlapping accesses to 's', but modification requires exclusive access; consider copying to a local variable
            two(&s.o, &s.x)  // error: overlapping accesses to 's', but modification requires exclusive access; consider copying to a local variable
            two(&s.x, &other.x)
            two(&c.s.x, &c.s.y)
            two(&i, &a[i])
            two(&p.x, &p.y)
            two(&i, &i)  // error: inout arguments are not allowed to alias each other
            two(&a[0], &a[1])  // error: overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
            swap(&a[0], &a[1])  // error: overlapping accesses to 'a', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
            two(&p.a[0], &p.a[1])  // error: overlapping accesses to 'p.a', but modification requires exclusive access; consider copying to a local variable
            s.m(&s.x)  // error: overlapping accesses to 's', but modification requires exclusive access; consider copying to a local variable
        }
        """,
    ]
}
