let endless = CGFloat.infinity
print(endless > 1_000_000)  // expect: true
print(endless.isInfinite)  // expect: true
print((0.0 / 0.0).isNaN)  // expect: true
print(CGFloat.greatestFiniteMagnitude < endless)  // expect: true
