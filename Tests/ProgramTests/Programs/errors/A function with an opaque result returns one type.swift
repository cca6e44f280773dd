func value(_ isText: Bool) -> some Equatable {
    // expect error: function declares an opaque return type 'some Equatable', but the return statements in its body do not have matching underlying types
    if isText { return "a" }
    return 1
}
print(value(true) == value(false))
