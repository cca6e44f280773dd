var line = Row(minimumSpacing: 4) {
    Label(text: "fixed").stackLayoutChild(priority: .fixed)
    Label(text: "key").keyed("k")
}
print(line.children.count, line.children[0].traits.growPriority, line.children[1].traits.growPriority)
print(line.children.map { $0.key == nil })
line.children.reverse()
line.children.append((element: Spacer(8), traits: StackLayout.Traits(growPriority: 0), key: 3))
line.children[0].traits.shrinkPriority = 0
line.verticalAlignment = .center

line
// expect: 2 0.0 1.0
// expect: [true, false]
// expect: Row 0,0 300×160
// expect:   Label.k 0,72 24×16
// expect:   Label 138,72 40×16
// expect:   Spacer.3 292,76 8×8
