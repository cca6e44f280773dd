enum Size {
    case fixed(Int)
    case least(Any)
    case none
    static let fixed = 7
    static func fixed(_ text: String) -> Int { text.count }
    static func least(_ count: Int) -> Int { count }
    static func none() -> Int { 0 }
    var fixed: Int { 1 }

    static func twice() -> Int { fixed + fixed }
    static func large() -> Size { fixed(100) }
}

let size: Size = .fixed(2)
let number: Int = Size.fixed
let make: (Int) -> Size = Size.fixed
let none = Size.none
print(size, number, make(3), Size.fixed + 1, Size.fixed("four"), Size.fixed(5).fixed)
print(Size.least(1), Size.least("one"), none, Size.none(), Size.twice(), Size.large())
if case .fixed(let width) = size { print(width) }

Label(text: "sizes")
// expect: fixed(2) 7 fixed(3) 8 4 1
// expect: 1 least("one") none 0 14 fixed(100)
// expect: 2
// expect: Label 0,0 300×160
