print(Int("42") ?? 0)  // expect: 42
print(Int("4x2") == nil)  // expect: true
print(Double("2.5") ?? 0)  // expect: 2.5
