struct Avatar {
    var name: String?
}

struct Person {
    var avatar: Avatar?
}

let known = Person(avatar: Avatar(name: "cat"))
let plain = Person(avatar: nil)
print(known.avatar?.name?.count ?? 0)  // expect: 3
print(plain.avatar?.name?.count ?? 0)  // expect: 0
print(plain.avatar?.name == nil)  // expect: true
