let name: String? = "Ada"
print(name.count)
// expect error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
