let values: [Any] = [1, "a", [1, [2]]]
print(values)  // expect: [1, "a", [1, [2]]]
let fields: [String: Any] = ["a": 1, "b": ["c": 2, "d": "x"], "e": [1, "z"]]
print(fields.count, (fields["e"] as? [Any])?.count ?? 0)  // expect: 3 2
