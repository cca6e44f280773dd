var seen: Set<String> = ["a", "b"]
seen.insert("b")
seen.insert("c")
print(seen.count)  // expect: 3
print(seen.contains("c"))  // expect: true
print(seen.sorted())  // expect: ["a", "b", "c"]
print(seen.intersection(["a", "z"]).sorted())  // expect: ["a"]
