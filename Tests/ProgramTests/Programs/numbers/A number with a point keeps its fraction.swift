let half = 17.0 / 2
print(half)  // expect: 8.5
print(10.0 / 5)  // expect: 2.0
print(0.1 + 0.2)  // expect: 0.30000000000000004
