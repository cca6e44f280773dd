let text = "abc"
print(text[text.index(before: text.endIndex)])  // expect: c
print(text[text.endIndex])
// expect error: the index is outside of the text
