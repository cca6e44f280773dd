var first = [1, 2]
var second = first
second.append(3)
first[0] = 9
print(first, second)  // expect: [9, 2] [1, 2, 3]
