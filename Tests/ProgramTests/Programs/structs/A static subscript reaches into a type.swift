struct Settings {
    private static var values: [String: Int] = [:]

    static subscript(name: String) -> Int {
        get { values[name] ?? 0 }
        set { values[name] = newValue }
    }

    static subscript(at index: Int) -> String { "setting \(index)" }
}

Settings["gap"] = 4
Settings["gap"] += 2
print(Settings["gap"], Settings["inset"], Settings[at: 3])  // expect: 6 0 setting 3
