struct Outer {
    private struct Inner { var x = 1 }
    static func make() -> Int { Inner().x }
}
let inner: Outer.Inner? = nil  // expect error: 'Inner' is inaccessible due to 'private' protection level
print(inner as Any)
