print(17 / 5)  // expect: 3
print(17 % 5)  // expect: 2
print(-17 / 5)  // expect: -3
print(-17 % 5)  // expect: -2
