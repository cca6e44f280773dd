struct Account {
    private(set) var balance = 0
}

var account = Account()
account.balance = 4
// expect error: cannot assign to property: 'balance' setter is inaccessible
