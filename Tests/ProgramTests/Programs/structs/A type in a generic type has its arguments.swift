struct Outer {
    struct Generic<T> {
        struct Inner { var n = 1 }
        enum Kind { case a(T) }
        static var name: String { "Generic<\(T.self)>" }
    }
}

print(Outer.Generic<Int>.Inner.self, Outer.Generic<Int>.Kind.a(1))  // expect: Inner a(1)
print(Outer.Generic<String>.Inner().n, Outer.Generic<Bool>.name)  // expect: 1 Generic<Bool>
