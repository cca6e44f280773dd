final class Storage { var values = [1, 2] }
struct Reference {
    let storage = Storage()
    subscript(index: Int) -> Int {
        get { storage.values[index] }
        nonmutating set { storage.values[index] = newValue }
    }
    var first: Int {
        get { storage.values[0] }
        nonmutating set { storage.values[0] = newValue }
    }
    func reset() {
        self[0] = 0
        self[1] += 1
    }
}
let reference = Reference()
reference[0] = 3
reference.first += 1
print(reference[0], reference.first)  // expect: 4 4
reference.reset()
print(reference.storage.values)  // expect: [0, 3]
func make() -> Reference { reference }
make()[0] = 8
print(reference[0])  // expect: 8
@dynamicMemberLookup struct Properties {
    let storage = Storage()
    subscript(dynamicMember name: String) -> Int {
        get { storage.values[name.count] }
        nonmutating set { storage.values[name.count] = newValue }
    }
}
let properties = Properties()
properties.a = 9
print(properties.a)  // expect: 9
