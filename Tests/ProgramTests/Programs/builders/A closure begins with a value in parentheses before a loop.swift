@resultBuilder
enum Sum {
    static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
    static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
}

func sum(@Sum _ body: () -> Int) -> Int { body() }

let few = true
print(
    sum {
        (few ? 1 : 2)
        for number in 0..<3 { number }
    }
)
print(
    sum {(few ? 1 : 2)  // a comment
        for number in 0..<3 {
            sum {
                (number * 2)
                for other in 0..<2 { other }
            }
        }
    }
)
let pairs: () -> Int = {
    (1, 2)
        .0.description
        .count
        + [1, 2].map { (number: Int) in number }.count
}
print(pairs())
// expect: 4
// expect: 10
// expect: 3
