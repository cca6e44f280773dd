let tail = [1, 2, 3, 4][1...]
print(tail[1])  // expect: 2
print(tail[0])  // expect error: the index 0 is outside of 1..<4
