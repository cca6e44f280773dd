func asked(_ answer: Bool) -> Bool {
    print("asked")
    return answer
}

print(false && asked(true))  // expect: false
print(true || asked(false))  // expect: true
let known: Int? = 4
print(known ?? (asked(true) ? 1 : 2))  // expect: 4
print(true && asked(false))
// expect: asked
// expect: false
