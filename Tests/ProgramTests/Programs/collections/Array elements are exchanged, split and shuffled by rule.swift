var letters = ["d", "a", "c", "b"]
letters.swapAt(0, 3)
print(letters)  // expect: ["b", "a", "c", "d"]
letters.sort()
print(letters)  // expect: ["a", "b", "c", "d"]
letters.reverse()
print(letters)  // expect: ["d", "c", "b", "a"]
letters.removeLast()
print(letters.removeFirst())  // expect: d
letters.removeAll { $0 == "c" }
print(letters)  // expect: ["b"]
