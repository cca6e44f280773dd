func visit(_ room: String) {
    print("enter \(room)")
    defer { print("leave \(room)") }
    if room == "cellar" {
        print("dark")
        return
    }
    print("bright")
}

visit("cellar")
visit("kitchen")
// expect: enter cellar
// expect: dark
// expect: leave cellar
// expect: enter kitchen
// expect: bright
// expect: leave kitchen
