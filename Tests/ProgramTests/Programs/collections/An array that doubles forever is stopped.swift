var list = [1]
while true { list.append(contentsOf: list) }
// expect error: a value with more than 1000000 elements is too large
