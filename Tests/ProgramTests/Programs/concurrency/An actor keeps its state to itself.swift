actor Account {
    let owner: String
    private(set) var balance = 0
    private var log: [String] = []

    init(owner: String) { self.owner = owner }

    func deposit(_ amount: Int) {
        balance += amount
        note("+\(amount)")
    }

    func withdraw(_ amount: Int) throws -> Int {
        guard amount <= balance else { throw Shortage(missing: amount - balance) }
        balance -= amount
        note("-\(amount)")
        return balance
    }

    var history: String { log.joined(separator: " ") }

    nonisolated var title: String { "account of \(owner)" }

    private func note(_ text: String) { log.append(text) }

    struct Shortage: Error { var missing: Int }
}

let account = Account(owner: "Ann")
await account.deposit(10)
print(try await account.withdraw(4), await account.balance)  // expect: 6 6
do {
    _ = try await account.withdraw(9)
} catch let error as Account.Shortage {
    print("missing", error.missing)  // expect: missing 3
}
print(await account.history, account.title, account.owner)  // expect: +10 -4 account of Ann Ann
