var vowels = 0
for letter in "element" where "aeiou".contains(letter) {
    vowels += 1
}
print(vowels)  // expect: 3
print("abc".map { "\($0)\($0)" }.joined())  // expect: aabbcc
print("a1b2".filter { $0.isNumber })  // expect: 12
