func row(_ index: Int) -> String {
    precondition(index >= 0, "a row is counted from 0")
    // expect error: precondition failed: a row is counted from 0
    return "row \(index)"
}

print(row(1))  // expect: row 1
print(row(-1))
