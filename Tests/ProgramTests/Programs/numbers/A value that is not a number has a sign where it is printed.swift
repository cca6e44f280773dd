let value = -Double.nan
print(value, [value], "\(value)")  // expect: -nan [-nan] -nan
print(value.description, String(value))  // expect: nan nan
let length = CGFloat(value)
print(length, [length], "\(length)")  // expect: nan [nan] nan
print(Double.nan, -Float.nan)  // expect: nan -nan
