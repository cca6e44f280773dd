print(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))  // expect: true
print(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))  // expect: true
let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
print(font.pointSize, font == UIFont.boldSystemFont(ofSize: 20))  // expect: 20.0 false
print(UIFont.systemFont(ofSize: 12).withSize(15).pointSize)  // expect: 15.0
