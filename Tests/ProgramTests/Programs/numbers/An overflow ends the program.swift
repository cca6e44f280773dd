let most = Int.max
print(most)  // expect: 9223372036854775807
var next = most
next += 1  // expect error: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
