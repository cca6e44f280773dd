func kind(_ value: String) -> String { "String" }
func kind<T: BinaryFloatingPoint>(_ value: T) -> String { "BinaryFloatingPoint" }
func kind<T: Comparable>(_ value: T) -> String { "Comparable" }
print(kind(3), kind(3.5), kind("a"))
// expect: Comparable BinaryFloatingPoint String
