print("ab".unicodeScalars, "ab".utf8, "ab".utf16)
print("\("xy".unicodeScalars)", Array("ab".unicodeScalars))
debugPrint("ab".unicodeScalars, "ab".utf8, "ab".utf16)
// expect: ab ab ab
// expect: xy ["a", "b"]
// expect: StringUnicodeScalarView("ab") UTF8View("ab") StringUTF16("ab")
