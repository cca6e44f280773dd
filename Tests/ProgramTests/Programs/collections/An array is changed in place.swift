var rows = ["one", "two"]
rows.append("three")
rows.insert("zero", at: 0)
rows[1] = "ONE"
rows += ["four"]
print(rows)  // expect: ["zero", "ONE", "two", "three", "four"]
print(rows.remove(at: 2))  // expect: two
print(rows.count, rows.isEmpty)  // expect: 4 false
rows.removeAll()
print(rows)  // expect: []
