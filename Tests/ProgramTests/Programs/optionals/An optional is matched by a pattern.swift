let answers: [Int?] = [1, nil, 3]
for case let answer? in answers {
    print(answer)
}
// expect: 1
// expect: 3
for answer in answers {
    switch answer {
    case .some(let number) where number > 2: print("large")
    case .some(let number): print("small \(number)")
    case .none: print("nothing")
    }
}
// expect: small 1
// expect: nothing
// expect: large
