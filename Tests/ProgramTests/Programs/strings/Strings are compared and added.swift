var text = "ab"
text += "c"
text.append("d")
print(text)  // expect: abcd
print("a" < "b", "abc" == "ab" + "c")  // expect: true true
print(String(repeating: "=", count: 5))  // expect: =====
