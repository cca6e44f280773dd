let frames = [0, 16, 44]
print(frames.contains(44))  // expect: true
print(frames.contains { $0 < 0 })  // expect: false
print(frames.allSatisfy { $0 >= 0 })  // expect: true
print(frames.min() ?? -1, frames.max() ?? -1)  // expect: 0 44
