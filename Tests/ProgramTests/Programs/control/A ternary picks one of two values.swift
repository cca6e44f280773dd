let isOn = false
print(isOn ? "on" : "off")  // expect: off
let count = 1
print("\(count) item\(count == 1 ? "" : "s")")  // expect: 1 item
