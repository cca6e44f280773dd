print(round(2.5))  // expect: 3.0
print((2.4).rounded())  // expect: 2.0
print(floor(-1.5))  // expect: -2.0
print(ceil(1.2))  // expect: 2.0
print((7.8).rounded(.down))  // expect: 7.0
print((7.2).rounded(.up))  // expect: 8.0
print((-7.5).rounded(.towardZero))  // expect: -7.0
