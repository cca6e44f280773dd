let most = Int.max
print(most)  // expect: 9223372036854775807
var next = most
next += 1  // expect error: 9223372036854775807 + 1 does not fit into an Int
