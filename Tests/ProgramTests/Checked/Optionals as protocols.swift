let none: Any = (nil as Int?) as Any
print("none:", none is any Equatable, none is any Hashable, none is any Comparable, none is AnyObject)
let some: Any = Optional(3) as Any
print("some:", some is any Equatable, some is any Comparable, some is AnyObject)
// expect: none: true true false true
// expect: some: true true true
