let days = ["Mo", "Tu", "We", "Th", "Fr"]
print(days.prefix(2).joined(separator: " "))  // expect: Mo Tu
print(days.suffix(2).joined(separator: " "))  // expect: Th Fr
print(days.dropFirst().dropLast().count)  // expect: 3
print(Array(days[1...3]))  // expect: ["Tu", "We", "Th"]
print(days.first ?? "", days.last ?? "")  // expect: Mo Fr
print(Array(days.reversed()).first ?? "")  // expect: Fr
