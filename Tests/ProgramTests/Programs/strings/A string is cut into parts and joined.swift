let path = "a/b//c"
print(path.split(separator: "/"))  // expect: ["a", "b", "c"]
print(path.components(separatedBy: "/"))  // expect: ["a", "b", "", "c"]
print(path.replacingOccurrences(of: "/", with: "."))  // expect: a.b..c
print("x,y".split(separator: ",").joined(separator: " & "))  // expect: x & y
