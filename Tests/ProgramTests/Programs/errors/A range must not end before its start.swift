func count(to end: Int) -> Int {
    (1...end).count  // expect error: the range's lower bound 1 is above its upper bound -1
}

print(count(to: 3))  // expect: 3
print(count(to: -1))
