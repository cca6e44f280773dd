struct Version: Comparable {
    var major: Int
    var minor: Int

    static func < (left: Version, right: Version) -> Bool {
        left.major == right.major ? left.minor < right.minor : left.major < right.major
    }
}

let versions = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(versions.sorted().map { "\($0.major).\($0.minor)" })  // expect: ["1.9", "2.0", "2.1"]
print(versions[0] > versions[1])  // expect: true
print(versions.max().map { $0.minor } ?? -1)  // expect: 1
