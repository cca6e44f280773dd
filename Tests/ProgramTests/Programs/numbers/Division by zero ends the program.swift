func share(_ total: Int, among people: Int) -> Int {
    total / people  // expect error: division by zero
}

print(share(12, among: 4))  // expect: 3
print(share(12, among: 0))
