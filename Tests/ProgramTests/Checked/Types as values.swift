protocol Making { init() }
struct Maker<T>: Making { struct Part {} }
func name<T>(_ value: T) -> String { "\(T.self) \(type(of: value))" }
print("written:", Int?.self, Int??.self, [Int]?.self, [Int?].self, [any Making].self, ((Int) -> Bool).self)
print("functions:", (() -> Void)?.self, [Int: (Int) -> Bool].self, ((Int, String) throws -> [Int]).self)
print("of types:", type(of: [Int].self), type(of: Maker<Int>.self), Maker<Int>.Part.self)
print("generic:", name(1 as Any), name(Maker<Int>() as any Making), name(Optional(1)), name(1))
// expect: written: Optional<Int> Optional<Optional<Int>> Optional<Array<Int>> Array<Optional<Int>> Array<Making> (Int) -> Bool
// expect: functions: Optional<() -> ()> Dictionary<Int, (Int) -> Bool> (Int, String) throws -> Array<Int>
// expect: of types: Array<Int>.Type Maker<Int>.Type Part
// expect: generic: Any Any Making Making Optional<Int> Optional<Int> Int Int
