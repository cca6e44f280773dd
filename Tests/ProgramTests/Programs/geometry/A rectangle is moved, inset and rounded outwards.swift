let rect = CGRect(x: 10.4, y: 20.4, width: 30.2, height: 40.2)
print(rect.offsetBy(dx: 5, dy: -5).origin.y)  // expect: 15.399999999999999
print(rect.insetBy(dx: 10, dy: 0.1).width.rounded())  // expect: 10.0
print(rect.integral == CGRect(x: 10, y: 20, width: 31, height: 41))  // expect: true
