var onTap: ((String) -> Int)?
print(onTap?("a") ?? -1)  // expect: -1
onTap = { $0.count }
print(onTap?("abc") ?? -1)  // expect: 3
