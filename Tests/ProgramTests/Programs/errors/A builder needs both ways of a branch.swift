@resultBuilder
enum Words {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildEither(first part: String) -> String { part }
}

func made(@Words _ words: () -> String) -> String { words() }

print(
    made {
        "a"
        if 1 > 2 {
            // expect error: closure containing control flow statement cannot be used with result builder 'Words'
            "b"
        } else {
            "c"
        }
    }
)
