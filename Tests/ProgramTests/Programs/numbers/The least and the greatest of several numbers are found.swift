print(min(3, 1, 2))  // expect: 1
print(max(2.5, 4, 3))  // expect: 4.0
print(max(0, -4))  // expect: 0
print(min(44.0, 16.0))  // expect: 16.0
