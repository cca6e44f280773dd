/// A word of UIKit or SwiftUI for which there is another way here.
enum UIKitWord {
    /// Returns the sentence about the way that has the place of a word; nil for other words.
    static func way(_ word: String) -> String? {
        ways.first { $0.words.contains(word) || $0.words.contains(word.lowercased()) }?.sentence
    }

    /// Returns true for the name of a type of a framework, which is no element of an app.
    static func isFrameworkType(_ name: String) -> Bool {
        ["UI", "NS", "CG", "CA"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    private static let ways: [(words: Set<String>, sentence: String)] = [
        (
            ["dark", "darkmode", "light", "lightmode", "userinterfacestyle", "colorscheme", "appearance"],
            "type overrideUserInterfaceStyle dark, or light, for the style of the selection"
        ),
        (
            ["traitcollection", "traits"],
            "env sets the environment, and overrideUserInterfaceStyle the style of the selection"
        ),
        (
            [
                "contentsizecategory", "preferredcontentsizecategory", "dynamictype", "dynamictypesize",
                "sizecategory",
            ],
            "text has the usual size here, and set font 23 makes one text larger"
        ),
        (
            ["View"],
            "in Blueprint it is a ProxyElement, whose elementRepresentation has the place of body"
        ),
        (["ForEach"], "in Blueprint it is a loop: for value in values { Label(text: value) }"),
    ]
}
