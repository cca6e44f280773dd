struct NameKey: EnvironmentKey {
    static var defaultValue: String { "nobody" }
}

var environment = Environment.empty
print(environment[NameKey.self])  // expect: nobody
environment[NameKey.self] = "Ada"
var copy = environment
copy[NameKey.self] = "Alan"
print(environment[NameKey.self], copy[NameKey.self])  // expect: Ada Alan
