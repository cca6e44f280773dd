func join(_ words: String..., with separator: String = "-") -> String {
    words.joined(separator: separator)
}

print(join("a", "b", "c"))  // expect: a-b-c
print(join("x", "y", with: "+"))  // expect: x+y
print(join().isEmpty)  // expect: true
