print(String(format: "%.2f", 4.5))  // expect: 4.50
print(String(format: "%.2f", 1234.567))  // expect: 1234.57
print(String(format: "%.0f", 2.5))  // expect: 2
