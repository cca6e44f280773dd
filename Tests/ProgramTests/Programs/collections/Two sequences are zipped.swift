let titles = ["Width", "Height", "Depth"]
let values = [320, 44]
for (title, value) in zip(titles, values) {
    print("\(title): \(value)")
}
// expect: Width: 320
// expect: Height: 44
