let color = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
let image = #imageLiteral(resourceName: "cup@20x10")
print(color == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))  // expect: true
print(image.size.width, image.size.height)  // expect: 20.0 10.0
