Row(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 10) {
    for column in 0..<2 {
        Column(underflow: .justifyToStart, minimumSpacing: 2) {
            for row in 0..<2 {
                Label(text: "\(column)\(row)")
            }
        }
    }
}
// expect: Row 0,0 300×160
// expect:   Column 0,0 16×160
// expect:     Label 0,0 16×16
// expect:     Label.2 0,18 16×16
// expect:   Column.2 26,0 16×160
// expect:     Label 0,0 16×16
// expect:     Label.2 0,18 16×16
