struct Parser<Output> {
    let run: (String) -> Output?
    func map<Result>(_ change: @escaping (Output) -> Result) -> Parser<Result> {
        Parser<Result> { run($0).map(change) }
    }
}
let comma = Parser<Void> { $0.hasPrefix(",") ? () : nil }
let named = comma.map { "comma" }
print(named.run(",a") ?? "none", named.run("a") ?? "none")  // expect: comma none
func finish(_ done: (Void) -> Int) -> Int { done(()) }
print(finish { 3 }, finish { _ in 4 })  // expect: 3 4
let results: [Result<Void, Never>] = [.success(())]
print(results.map { $0.map { 1 } })  // expect: [Swift.Result<Swift.Int, Swift.Never>.success(1)]
