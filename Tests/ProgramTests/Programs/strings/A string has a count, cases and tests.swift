let word = "Überlayout"
print(word.count)  // expect: 10
print(word.uppercased(), word.lowercased())  // expect: ÜBERLAYOUT überlayout
print(word.hasPrefix("Über"), word.hasSuffix("out"), word.contains("lay"))  // expect: true true true
print(String(word.reversed()))  // expect: tuoyalrebÜ
print(word.isEmpty)  // expect: false
