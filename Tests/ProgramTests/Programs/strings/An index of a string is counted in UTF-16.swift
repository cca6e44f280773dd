let text = "a😀b"
let index = text.firstIndex(of: "b") ?? text.endIndex
print(index.utf16Offset(in: text))  // expect: 3
print(text.startIndex.utf16Offset(in: text), text.endIndex.utf16Offset(in: text))  // expect: 0 4
print(String.Index(utf16Offset: 1, in: text) == text.index(after: text.startIndex))  // expect: true
let rest = text[text.index(after: text.startIndex)...]
print(rest.startIndex.utf16Offset(in: rest))  // expect: 0
