struct Account {
    private var pin = 1234
    private(set) var balance = 0

    mutating func pay(_ amount: Int) { balance += amount }
    func isRight(_ guess: Int) -> Bool { guess == pin }
}

extension Account {
    var hint: Int { pin % 10 }
}

var account = Account()
account.pay(5)
print(account.balance, account.hint, account.isRight(1))
print(account.pin)
// expect error: 'pin' is inaccessible due to 'private' protection level
