enum CheckError: Error {
    case empty
    case tooLong(by: Int)
}

func checked(_ name: String) throws -> String {
    if name.isEmpty { throw CheckError.empty }
    if name.count > 5 { throw CheckError.tooLong(by: name.count - 5) }
    return name
}

do {
    print(try checked("Ada"))  // expect: Ada
    print(try checked("Augusta"))
} catch CheckError.tooLong(let excess) {
    print("\(excess) too many")  // expect: 2 too many
} catch {
    print("another error")
}
print((try? checked("")) ?? "none")  // expect: none
