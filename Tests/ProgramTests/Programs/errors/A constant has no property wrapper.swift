@propertyWrapper
struct Positive {
    var wrappedValue: Int
}
struct Price {
    @Positive let cents = 250
    // expect error: property wrapper can only be applied to a 'var'
}
