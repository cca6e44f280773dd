extension CGFloat {
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

print(CGFloat(12).clamped(to: 20...40))  // expect: 20.0
print(CGFloat(50).clamped(to: 20...40))  // expect: 40.0
