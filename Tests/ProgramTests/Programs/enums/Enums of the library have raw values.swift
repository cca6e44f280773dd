print(UIKeyboardType.emailAddress.rawValue, NSTextAlignment.center.rawValue)  // expect: 7 1
print(UIView.ContentMode.center.rawValue, UIBarButtonItem.SystemItem.close.rawValue)  // expect: 4 24
print(UIReturnKeyType(rawValue: 9) == .done, UIKeyboardType(rawValue: 99) == nil)  // expect: true true
print([NSTextAlignment.left, .right].map(\.rawValue))  // expect: [0, 2]
