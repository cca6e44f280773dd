var ages = ["Ann": 30]
ages["Ben"] = 4
print(ages["Cy"] ?? 0)  // expect: 0
ages[5] = 1
// expect error: cannot convert a value of type 'Int' to the expected type 'String'
