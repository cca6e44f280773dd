print(sqrt(81.0))  // expect: 9.0
print(abs(-12))  // expect: 12
print(abs(3.5 - 8))  // expect: 4.5
print(pow(2.0, 10.0))  // expect: 1024.0
