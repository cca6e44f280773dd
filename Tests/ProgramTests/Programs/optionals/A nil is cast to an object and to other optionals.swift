class Node {}

let none: Node? = nil
print((none as? AnyObject) == nil)
let some: Node? = Node()
print((some as? AnyObject) != nil)
let nested = Int??.some(nil) as Any
if let number = nested as? Int? { print("a nil number", number as Any) }
let deep = Int??.some(.some(4)) as Any
print(deep as? Int as Any, deep as? Int? as Any, deep as? Int?? as Any)
let nothing: Any = Int?.none as Any
print(nothing as? Int as Any, nothing as? Int? as Any, nothing as? Int?? as Any, nothing as? String? as Any)
print(nothing is Int, nothing is Int?, nested is Int?, nested is Int??, deep is String?)
// expect: true
// expect: true
// expect: a nil number nil
// expect: Optional(4) Optional(Optional(4)) Optional(Optional(Optional(4)))
// expect: nil Optional(nil) Optional(Optional(nil)) Optional(nil)
// expect: false true true true false
