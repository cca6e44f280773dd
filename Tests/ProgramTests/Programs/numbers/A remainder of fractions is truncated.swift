print((7.5).truncatingRemainder(dividingBy: 2))  // expect: 1.5
print(12.isMultiple(of: 4))  // expect: true
print(13.isMultiple(of: 4))  // expect: false
