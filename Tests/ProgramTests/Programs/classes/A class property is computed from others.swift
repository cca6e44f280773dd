class Account {
    private var amounts: [Int] = []

    var balance: Int { amounts.reduce(0, +) }

    static var count = 0

    init() {
        Account.count += 1
    }

    func add(_ amount: Int) -> Account {
        amounts.append(amount)
        return self
    }
}

print(Account().add(5).add(-2).balance)  // expect: 3
_ = Account()
print(Account.count)  // expect: 2
