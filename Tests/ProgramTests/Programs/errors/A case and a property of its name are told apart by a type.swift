enum Size {
    case fixed(Int)
    case least(Int)
    static let fixed = 7
    static func least(_ count: Int) -> Int { count }
}
let size = Size.fixed  // expect error: ambiguous use of 'fixed'
let least = Size.least(1)  // expect error: ambiguous use of 'least'
