var table = Array(repeating: Array(repeating: 0, count: 3), count: 2)
table[1][2] = 7
table[0][0] += 1
for row in table { print(row) }
// expect: [1, 0, 0]
// expect: [0, 0, 7]
