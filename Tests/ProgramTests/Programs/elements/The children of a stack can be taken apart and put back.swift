var row = Row(minimumSpacing: 4) {
    Label(text: "fixed").stackLayoutChild(priority: .fixed)
    Label(text: "key").keyed("k")
}
print(row.children.count, row.children[0].traits.growPriority, row.children[1].traits.growPriority)
print(row.children.map { $0.key == nil })
row.children.reverse()
row.children.append((element: Spacer(8), traits: StackLayout.Traits(growPriority: 0), key: 3))
row.children[0].traits.shrinkPriority = 0
row.verticalAlignment = .center

row
// expect: 2 0.0 1.0
// expect: [true, false]
// expect: Row 0,0 300×160
// expect:   Keyed.k 0,72 24×16
// expect:     Label.k 0,0 24×16
// expect:   Label 138,72 40×16
// expect:   Spacer.3 292,76 8×8
