let tail = [1, 2, 3, 4][1...]
print(tail[1])  // expect: 2
print(tail[0])  // expect error: index out of range: 0 is not in 1..<4
