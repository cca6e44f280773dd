print(0xFF)  // expect: 255
print(0b1010)  // expect: 10
print(1_000_000)  // expect: 1000000
print(1.5e3)  // expect: 1500.0
