func make(_ size: Int) {
    let scale = 2
    struct Box {
        func area() -> Int { size * 2 }
        // expect error: struct declaration cannot close over value 'size' defined in outer scope
    }
    class Item {
        var width: Int { scale }
    }
}
