Column(underflow: .justifyToStart) {
    let names = ["Ada", "Alan", "Grace"]
    let longest = names.map(\.count).max() ?? 0
    for name in names where name.count == longest {
        Label(text: name)
    }
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 40×16
