struct Fields {
    @FocusState var isOn: Bool
    @FocusState var number: Int?
}

let fields = Fields()
print(fields.isOn, fields.number as Any)  // expect: false nil
fields.isOn = true
fields.number = 4
print(fields.isOn, fields.number as Any)  // expect: true Optional(4)
fields.isOn = false
print(fields.isOn)  // expect: false
