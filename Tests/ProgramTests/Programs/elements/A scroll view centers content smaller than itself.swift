Label(text: "small")
    .scrollable(.fittingContent) { scroll in
        scroll.centersUnderflow = true
        scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        scroll.showsHorizontalScrollIndicator = false
    }
// expect: ScrollView 0,0 300×160
// expect:   Label 130,72 40×16
