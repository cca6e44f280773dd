enum Size {
    case fixed(Int)
    case none
    static func fixed(_ width: Int) -> Size { .none }  // expect error: invalid redeclaration of 'fixed'
    static let none = 0  // expect error: invalid redeclaration of 'none'
}
