let padded = Spacer(1).inset(uniform: 2)
print(padded.wrappedElement is Spacer)  // expect: true
print("\(padded)".contains("Tagged"))  // expect: false
print("\(padded)".hasPrefix("Inset(wrappedElement: BlueprintUI.Spacer(size: "))  // expect: true
dump(padded, maxDepth: 1)
// expect: ▿ BlueprintUI.Inset
// expect:   ▹ wrappedElement: BlueprintUI.Spacer
// expect:   - top: 2.0
// expect:   - bottom: 2.0
// expect:   - left: 2.0
// expect:   - right: 2.0
print("end")  // expect: end
