Column(alignment: .fill, underflow: .justifyToStart) {
    TextField(text: "") { field in
        field.placeholder = "Name"
    }
    TextField(text: "Ada")
}
// expect: Column 0,0 300×160
// expect:   TextField 0,0 300×44
// expect:   TextField.2 0,44 300×44
