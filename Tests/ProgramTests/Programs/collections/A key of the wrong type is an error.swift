var ages = ["Ann": 30]
ages["Ben"] = 4
print(ages["Cy"] ?? 0)
ages[5] = 1
// expect error: cannot convert value of type 'Int' to expected argument type 'String'
