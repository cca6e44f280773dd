var marks: [String: Int?] = ["Ada": 1, "Ben": nil]
print(marks["Ada"] as Any, marks["Ben"] as Any, marks["Eve"] as Any)
// expect: Optional(Optional(1)) Optional(nil) nil
if let mark = marks["Ben"] { print("entered:", mark as Any) }  // expect: entered: nil
marks["Ada"] = nil
print(marks.count)  // expect: 1
marks.updateValue(nil, forKey: "Eve")
print(marks.count)  // expect: 2
