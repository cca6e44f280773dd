// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
final class Badge {
    var title: String!
    var count: Int! = 2

    func shout() -> String { title.uppercased() }
}

let badge = Badge()
print(badge.title == nil, badge.count + 1)  // expect: true 3
badge.title = "new"
print(badge.shout(), badge.title.count)  // expect: NEW 3
let copy = badge.title
print(copy as Any)  // expect: Optional("new")
if let title = badge.title { print(title) }  // expect: new
