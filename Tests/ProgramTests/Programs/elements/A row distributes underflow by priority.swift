Row(alignment: .fill, underflow: .growUniformly) {
    Spacer(width: 20).stackLayoutChild(priority: .fixed)
    Spacer(width: 20).stackLayoutChild(priority: .grows)
    Spacer(width: 20).stackLayoutChild(priority: .shrinks)
    Spacer(width: 20)
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,0 20×160
// expect:   Spacer.2 20,0 130×160
// expect:   Spacer.3 150,0 20×160
// expect:   Spacer.4 170,0 130×160
