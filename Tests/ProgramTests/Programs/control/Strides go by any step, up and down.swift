for x in stride(from: 0, to: 100, by: 40) {
    print(x)
}
// expect: 0
// expect: 40
// expect: 80
for y in stride(from: 1.0, through: 0, by: -0.5) {
    print(y)
}
// expect: 1.0
// expect: 0.5
// expect: 0.0
