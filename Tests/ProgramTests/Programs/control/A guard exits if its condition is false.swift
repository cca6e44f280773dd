func initial(of name: String?) -> String {
    guard let name, !name.isEmpty else { return "?" }
    return String(name.prefix(1)).uppercased()
}

print(initial(of: "ada"))  // expect: A
print(initial(of: ""))  // expect: ?
print(initial(of: nil))  // expect: ?
