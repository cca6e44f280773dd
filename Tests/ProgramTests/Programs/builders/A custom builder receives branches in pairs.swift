@resultBuilder
struct Words {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildOptional(_ part: String?) -> String { part ?? "nothing" }
    static func buildEither(first part: String) -> String { "(" + part + "," }
    static func buildEither(second part: String) -> String { "," + part + ")" }
}
func say(@Words _ words: () -> String) -> String { words() }

for number in 1...4 {
    print(
        say {
            switch number {
            case 1: "one"
            case 2: "two"
            default: "many"
            }
            if number == 1 { "a" } else if number == 2 { "b" } else if number == 3 { "c" } else { "d" }
            if number > 2 { "big" }
            if number == 1 { "i" } else if number == 2 { "ii" }
        }
    )
}
// expect: ((one,, ((a,, nothing (i,
// expect: (,two), (,b), nothing ,ii)
// expect: ,many) ,(c,) big nothing
// expect: ,many) ,,d)) big nothing
