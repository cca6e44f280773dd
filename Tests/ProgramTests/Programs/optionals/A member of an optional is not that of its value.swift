let name: String? = "Ada"
print(name.count)
// expect error: a value of optional type 'String?' must be unwrapped to refer to 'count' of the value in it
