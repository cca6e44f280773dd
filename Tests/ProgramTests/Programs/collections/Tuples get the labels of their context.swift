struct Line { var title: String; var price: Double }
let lines = [Line(title: "Tea", price: 2.5), Line(title: "Cake", price: 4)]

func rows() -> [(title: String, sum: Double)] {
    lines.map { ($0.title, $0.price * 2) }.sorted { $0.title < $1.title }
}
print(rows().map(\.title), rows()[0].sum)  // expect: ["Cake", "Tea"] 8.0
