func greet(_ name: String) {
    print("Hello \(name)")
    return "done"  // expect error: unexpected non-void return value in void function
}
greet("Ann")
