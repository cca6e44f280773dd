protocol Named {
    var name: String { get }
    func greeting() -> String
}

extension Named {
    func greeting() -> String { "Hello, \(name)" }
}

struct Guest: Named {
    var name: String
}

struct Robot: Named {
    let name = "R2"
    func greeting() -> String { "beep" }
}

let all: [any Named] = [Guest(name: "Ada"), Robot()]
for one in all { print(one.greeting()) }
// expect: Hello, Ada
// expect: beep
