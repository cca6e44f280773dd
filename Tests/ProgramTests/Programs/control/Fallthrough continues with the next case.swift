func privileges(of level: Int) -> [String] {
    var result: [String] = []
    switch level {
    case 2:
        result.append("write")
        fallthrough
    case 1:
        result.append("read")
    default:
        result.append("none")
    }
    return result
}

print(privileges(of: 2))  // expect: ["write", "read"]
print(privileges(of: 1))  // expect: ["read"]
print(privileges(of: 0))  // expect: ["none"]
