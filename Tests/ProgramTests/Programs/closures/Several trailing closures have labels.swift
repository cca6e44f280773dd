func load(_ name: String, success: (String) -> Void, failure: (String) -> Void) {
    if name.isEmpty { failure("no name") } else { success(name.uppercased()) }
}

load("cat") { text in
    print("loaded \(text)")
} failure: { reason in
    print("failed: \(reason)")
}
load("") {
    print("loaded \($0)")
} failure: {
    print("failed: \($0)")
}
// expect: loaded CAT
// expect: failed: no name
