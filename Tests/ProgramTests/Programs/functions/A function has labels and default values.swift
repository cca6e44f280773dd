func frame(_ name: String, width: CGFloat = 100, by height: CGFloat = 50) -> String {
    "\(name) \(width)×\(height)"
}

print(frame("box"))  // expect: box 100.0×50.0
print(frame("box", width: 20))  // expect: box 20.0×50.0
print(frame("box", by: 10))  // expect: box 100.0×10.0
print(frame("box", width: 1, by: 2))  // expect: box 1.0×2.0
