func greet(_ name: String) {
    print("Hello \(name)")
    return "done"  // expect error: 'return' gives a value here, but the function says that it gives none
}
greet("Ann")
