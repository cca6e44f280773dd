struct Account {
    private(set) var balance = 0
}

var account = Account()
account.balance = 4
// expect error: 'balance' can only be set by 'Account' itself
