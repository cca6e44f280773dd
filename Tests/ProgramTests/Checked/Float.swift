let f: Float = 1.1
print("float:", f, f * 3, f / 3, Double(f), Float(0.1) + Float(0.2), type(of: f * 2))
print("compare:", Double(Float(0.1)) == 0.1, Float(16_777_217), Float.pi)
// expect: float: 1.1 3.3000002 0.36666667 1.100000023841858 0.3 Float
// expect: compare: false 16777216.0 3.1415925
