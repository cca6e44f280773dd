let isSigned = false
let count: Int? = 3
Column(underflow: .justifyToStart) {
    Label(text: "Welcome")
    if isSigned {
        Label(text: "Sign out")
    }
    if let count {
        Label(text: "\(count) messages")
    }
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 56×16
// expect:   Label.2 0,16 80×16
