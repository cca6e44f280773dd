let text = "abc"
print(text[text.index(before: text.endIndex)])  // expect: c
print(text[text.endIndex])
// expect error: string index is out of bounds
