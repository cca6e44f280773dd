var x = 1 {
    willSet { print("will", x, newValue) }
    didSet { print("did", oldValue, x) }
}
x = 2
x += 1
print("x:", x)
// expect: will 1 2
// expect: did 1 2
// expect: will 2 3
// expect: did 2 3
// expect: x: 3
