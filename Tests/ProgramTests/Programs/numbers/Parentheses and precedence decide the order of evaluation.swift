print(2 + 3 * 4)  // expect: 14
print((2 + 3) * 4)  // expect: 20
print(2 * 3 + 4 * 5 - 6 / 2)  // expect: 23
print(10 - 4 - 3)  // expect: 3
