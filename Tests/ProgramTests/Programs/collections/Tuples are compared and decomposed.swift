let (name, size) = ("card", (width: 90, height: 40))
print(name, size.width)  // expect: card 90
print((1, "a") == (1, "a"))  // expect: true
var swapped = (1, 2)
swapped = (swapped.1, swapped.0)
print(swapped)  // expect: (2, 1)
