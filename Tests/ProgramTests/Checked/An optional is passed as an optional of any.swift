func kind(_ value: Any) -> String { "Any" }
func kind(_ value: Any?) -> String { "Any?" }
let number: Int? = 1
print(kind(number), kind(3), kind("a"), kind(nil as String?))
// expect: Any? Any Any Any?
