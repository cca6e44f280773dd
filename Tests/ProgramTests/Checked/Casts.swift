let values: [Any] = [1, 2.5, "a", [1], Optional(3) as Any, CGFloat(2), true]
for v in values { print("cast:", v as? Int as Any, v as? Double as Any, v is any Equatable, v as? Int? as Any) }
print("any:", (1 as Any) as? Double as Any, (CGFloat(2) as Any) as? Double as Any, (2.0 as Any) as? CGFloat as Any)
// expect: cast: Optional(1) nil true Optional(Optional(1))
// expect: cast: nil Optional(2.5) true nil
// expect: cast: nil nil true nil
// expect: cast: nil nil true nil
// expect: cast: Optional(3) nil true Optional(Optional(3))
// expect: cast: nil nil true nil
// expect: cast: nil nil true nil
// expect: any: nil nil nil
