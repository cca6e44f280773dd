struct Pet {
    private(set) var age = 3
    private(set) let name: String  // expect error: 'private(set)' modifier cannot be applied to read-only properties
}
