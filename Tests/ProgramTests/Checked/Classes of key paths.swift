struct Inner { var list = [1, 2] }
struct Outer { var x = 1; let y = 2; var z: Int { 3 }; var inner = Inner() }
final class Box { var outer = Outer(); let fixed = Outer(); var w: Int { 1 } }
func name<T>(_ value: T) -> String { "\(type(of: value))" }
print("values:", name(\Outer.x), name(\Outer.y), name(\Outer.z), name(\Outer.inner.list), name(\String.count))
print("objects:", name(\Box.outer), name(\Box.fixed), name(\Box.outer.x), name(\Box.fixed.x), name(\Box.w))
// expect: values: WritableKeyPath<Outer, Int> KeyPath<Outer, Int> KeyPath<Outer, Int> WritableKeyPath<Outer, Array<Int>> KeyPath<String, Int>
// expect: objects: ReferenceWritableKeyPath<Box, Outer> KeyPath<Box, Outer> ReferenceWritableKeyPath<Box, Int> KeyPath<Box, Int> KeyPath<Box, Int>
