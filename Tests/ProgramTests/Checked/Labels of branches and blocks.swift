let x = 1
outer: if x > 0 {
    if x == 1 { break outer }
    print("never")
} else {
    print("never")
}
block: do {
    defer { print("deferred") }
    if x == 1 { break block }
    print("never")
}
choice: switch x {
case 1:
    while true { break choice }
    print("never")
default: print("never")
}
numbers: for i in 0..<4 {
    inner: if i == 1 {
        for j in 0..<2 {
            if j == 1 { break inner }
            print("j", j)
        }
        print("never")
    } else if i == 2 {
        continue numbers
    }
    print("i", i)
}
attempt: do {
    if x == 1 { break attempt }
    throw Problem()
} catch {
    print("never")
}
struct Problem: Error {}
func sign(_ n: Int) -> String {
    let text: String
    decide: if n < 0 {
        text = "negative"
    } else {
        if n == 0 {
            text = "zero"
            break decide
        }
        text = "positive"
    }
    return text
}
print(sign(-1), sign(0), sign(1))
// expect: deferred
// expect: i 0
// expect: j 0
// expect: i 1
// expect: i 3
// expect: negative zero positive
