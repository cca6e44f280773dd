Row(underflow: .growUniformly) {
    Label(text: "name").stackLayoutChild(priority: .fixed, key: "title")
    Spacer(width: 1).stackLayoutChild(priority: .grows, key: "rest")
}
// expect: Row 0,0 300×160
// expect:   Label.title 0,0 32×16
// expect:   Spacer.rest 32,0 268×0
