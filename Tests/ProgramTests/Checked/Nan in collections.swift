let v = [Double.nan, 1, 2]
print("nan:", v == v, v.contains(.nan), v.max() as Any, v.min() as Any, Set([Double.nan, .nan]).count)
print("order:", max(1, Double.nan), max(Double.nan, 1), min(1, Double.nan), [.nan] == [Double.nan])
// expect: nan: true false Optional(nan) Optional(nan) 2
// expect: order: 1.0 nan 1.0 false
