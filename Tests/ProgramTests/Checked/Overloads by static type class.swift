class B {}
class C: B {}
func kind(_ b: B) -> String { "B" }
func kind(_ c: C) -> String { "C" }
let v: B = C()
print("base:", kind(v))
print("derived:", kind(C()))
if let c = v as? C { print("cast:", kind(c)) }
// expect: base: B
// expect: derived: C
// expect: cast: C
