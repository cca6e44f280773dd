func f(_ g: (Int) -> Int) -> String { "int" }
func f(_ g: (Int) -> String) -> String { "string" }
print("one:", f { n in "a" })
print("two:", f { n in n + 1 })
let r = f { n in
    let m = n * 2
    return "\(m)"
}
print("several:", r)
// expect: one: string
// expect: two: int
// expect: several: string
