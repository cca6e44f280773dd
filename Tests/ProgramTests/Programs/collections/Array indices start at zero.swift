let names = ["Ada", "Alan", "Grace"]
for (index, name) in names.enumerated() {
    print("\(index + 1). \(name)")
}
// expect: 1. Ada
// expect: 2. Alan
// expect: 3. Grace
print(names.indices.map { $0 * 10 })  // expect: [0, 10, 20]
print(names.firstIndex(of: "Grace") ?? -1)  // expect: 2
print(names.firstIndex { $0.count == 4 } ?? -1)  // expect: 1
