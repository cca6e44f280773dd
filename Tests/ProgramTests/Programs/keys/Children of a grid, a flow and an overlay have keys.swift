Column(alignment: .fill, underflow: .justifyToStart) {
    GridRow {
        Label(text: "a").gridRowChild(key: "cell", width: .proportional(1))
    }
    Flow {
        Label(text: "b").flowChild(key: "item")
    }
    Overlay {
        Label(text: "c").overlayChild(key: "layer")
    }
}
// expect: Column 0,0 300×160
// expect:   GridRow 0,0 300×16
// expect:     Label.cell 0,0 300×16
// expect:   Flow 0,16 300×16
// expect:     Label.item 0,0 8×16
// expect:   Overlay 0,32 300×16
// expect:     Label.layer 0,0 300×16
