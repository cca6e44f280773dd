func size(of width: CGFloat) -> String {
    if width < 100 {
        return "narrow"
    } else if width < 300 {
        return "regular"
    } else {
        return "wide"
    }
}

print(size(of: 80))  // expect: narrow
print(size(of: 120))  // expect: regular
print(size(of: 300))  // expect: wide
