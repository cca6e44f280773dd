protocol Visitor {
    associatedtype Result
    func visit(_ number: Number) -> Result
    func visit(_ sum: Sum) -> Result
}
protocol Term {
    func accept<V: Visitor>(_ visitor: V) -> V.Result
}
struct Number: Term {
    let value: Int
    func accept<V: Visitor>(_ visitor: V) -> V.Result { visitor.visit(self) }
}
struct Sum: Term {
    let left: any Term
    let right: any Term
    func accept<Other: Visitor>(_ visitor: Other) -> Other.Result { visitor.visit(self) }
}
struct Evaluation: Visitor {
    func visit(_ number: Number) -> Int { number.value }
    func visit(_ sum: Sum) -> Int { sum.left.accept(self) + sum.right.accept(self) }
}
struct Notation: Visitor {
    func visit(_ number: Number) -> String { "\(number.value)" }
    func visit(_ sum: Sum) -> String { "(\(sum.left.accept(self)) + \(sum.right.accept(self)))" }
}
let term: any Term = Sum(left: Number(value: 1), right: Sum(left: Number(value: 2), right: Number(value: 3)))
print(term.accept(Evaluation()), term.accept(Notation()))  // expect: 6 (1 + (2 + 3))

protocol Reader {
    func first<S: Sequence>(where isWanted: (S.Element) -> Bool, in sequence: S) -> S.Element?
}
struct Plain: Reader {
    func first<T: Sequence>(where isWanted: (T.Element) -> Bool, in sequence: T) -> T.Element? {
        for element in sequence where isWanted(element) { return element }
        return nil
    }
}
print(Plain().first(where: { $0 > 1 }, in: [1, 2, 3]) ?? 0)  // expect: 2
let readers: [any Reader] = [Plain()]
print(readers[0].first(where: { $0 == "b" }, in: "abc").map { "\($0)" } ?? "-")  // expect: b
