#warning("an address of the shop is missing")
let address = URL(fileURLWithPath: "/cart")
UIApplication.shared.open(address)
UIApplication.shared.open(address, options: [:]) { print("opened", $0) }  // expect: opened false
UIImpactFeedbackGenerator(style: .light).impactOccurred()
print(NSLocalizedString("Pay", tableName: nil, bundle: .main, value: "Pay now", comment: ""))  // expect: Pay now
print(String.localizedStringWithFormat("%d unread", 3))  // expect: 3 unread
print(URL(fileURLWithPath: "/a/b.txt").lastPathComponent)  // expect: b.txt
