func f(_ a: Int, b: Int = 1) -> String { "default" }
func f(_ a: Int) -> String { "exact" }
func g(_ a: Int...) -> String { "variadic" }
func g(_ a: Int) -> String { "one" }
print("fewer:", f(1), g(1), g(1, 2))
// expect: fewer: exact one variadic
