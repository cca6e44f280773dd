@propertyWrapper struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) }
}
struct Values {
    @Clamped var first: Int
    @Clamped var second: Int
    init() {
        first = 12
    }  // expect error: return from initializer without initializing all stored properties
}
print(Values().first)
