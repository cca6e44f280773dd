func count(to end: Int) -> Int {
    (1...end).count  // expect error: range requires lowerBound <= upperBound, not 1 and -1
}

print(count(to: 3))  // expect: 3
print(count(to: -1))
