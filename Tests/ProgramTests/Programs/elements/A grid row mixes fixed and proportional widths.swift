GridRow(verticalAlignment: .center, spacing: 10) {
    Label(text: "fixed").gridRowChild(width: .absolute(80))
    Label(text: "one").gridRowChild(width: .proportional(1))
    Label(text: "two").gridRowChild(width: .proportional(2))
}
// expect: GridRow 0,0 300×160
// expect:   Label 0,72 80×16
// expect:   Label.2 90,72 66.667×16
// expect:   Label.3 166.667,72 133.333×16
