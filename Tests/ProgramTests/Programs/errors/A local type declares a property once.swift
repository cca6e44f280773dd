func make() -> Int {
    struct Local {
        var size = 1
        var size = 2  // expect error: invalid redeclaration of 'size'
    }
    return Local().size
}
print(make())
