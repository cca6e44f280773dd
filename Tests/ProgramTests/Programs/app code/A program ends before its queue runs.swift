DispatchQueue.main.async { print("later") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("later still") }
DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 60) { print("elsewhere") }
print(DispatchQueue(label: "store").sync { 3 })  // expect: 3
print("end")  // expect: end
