func f<T>(_ x: T) -> String { "T" }
func f<T: Equatable>(_ x: T) -> String { "T: Equatable" }
func f(_ x: Int?) -> String { "Int?" }
func f(_ x: Any) -> String { "Any" }
print("ranked:", f(1), f("a"), f(1 as Int?), f(1 as Any), f({ 1 }))
func g(_ x: Double) -> String { "Double" }
func g<T: BinaryInteger>(_ x: T) -> String { "integer" }
print("literal:", g(1), g(1.5))
// expect: ranked: T: Equatable T: Equatable Int? Any T
// expect: literal: integer Double
