@resultBuilder
struct Sentence {
    static func buildBlock(_ words: String...) -> String {
        words.joined(separator: " ")
    }
}

func sentence(@Sentence _ words: () -> String) -> String { words() + "." }

let text = sentence {
    "elements"
    "are"
    "values"
}
print(text)  // expect: elements are values.
