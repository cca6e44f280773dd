let typed = "  hello "
print("[\(typed.trimmingCharacters(in: .whitespaces))]")  // expect: [hello]
print("[\("\n a b \n".trimmingCharacters(in: .whitespacesAndNewlines))]")  // expect: [a b]
