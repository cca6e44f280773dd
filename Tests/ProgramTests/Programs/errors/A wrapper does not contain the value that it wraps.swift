@propertyWrapper
struct Kept {
    var wrappedValue: Int
    var owner: Owner?  // expect error: value type 'Kept' cannot have a stored property that recursively contains it
}

struct Owner {
    @Kept var number = 1
}
