enum Failure: Error, Equatable {
    case empty
    case tooLong(Int)
}

func checked(_ text: String) -> Result<String, Failure> {
    if text.isEmpty { return .failure(.empty) }
    return text.count > 5 ? .failure(.tooLong(text.count)) : .success(text)
}

for text in ["", "short", "far too long"] {
    switch checked(text) {
    case .success(let value): print("took \(value)")
    case .failure(.empty): print("nothing there")
    case .failure(.tooLong(let count)): print("\(count) letters")
    }
}
print((try? checked("abc").get()) ?? "none", (try? checked("").get()) ?? "none")
do {
    _ = try checked("").get()
} catch let failure as Failure {
    print(failure == .empty)
}
let doubled = checked("ab").map { $0 + $0 }
if case .success(let text) = doubled { print(text) }
let caught = Result { try checked("123456").get() }
if case .failure(let error) = caught, let failure = error as? Failure { print(failure == .tooLong(6)) }
// expect: nothing there
// expect: took short
// expect: 12 letters
// expect: abc none
// expect: true
// expect: abab
// expect: true
