struct Point {
    var x = 1
    let y = 2
}

@dynamicMemberLookup
struct Lens {
    var base = Point()

    subscript<T>(dynamicMember path: KeyPath<Point, T>) -> T { base[keyPath: path] }
    subscript<T>(dynamicMember path: WritableKeyPath<Point, T>) -> T {
        get { base[keyPath: path] }
        set { base[keyPath: path] = newValue }
    }
}

var lens = Lens()
lens.x = 3
lens.y = 4  // expect error: cannot assign to property: 'y' is a 'let' constant
