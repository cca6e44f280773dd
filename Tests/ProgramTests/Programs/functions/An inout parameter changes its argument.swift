func widen(_ size: inout CGSize, by amount: CGFloat) {
    size.width += amount
}

var size = CGSize(width: 10, height: 20)
widen(&size, by: 5)
widen(&size, by: 1.5)
print(size.width, size.height)  // expect: 16.5 20.0
