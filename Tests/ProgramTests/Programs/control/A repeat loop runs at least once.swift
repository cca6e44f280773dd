var tries = 0
repeat {
    tries += 1
} while tries < 0
print(tries)  // expect: 1
