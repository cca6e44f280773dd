import BlueprintREPL
import TestSessions
import Testing

/// The values of the environment that a session sets.
@Suite("Environment settings")
struct EnvironmentSettingTests {
    @Test("direction and env layoutDirection are one setting, and the last line counts")
    func direction() throws {
        let printed = try run([
            "env layoutDirection rightToLeft", "direction", "direction ltr", "env layoutDirection", "settings",
        ])
        #expect(printed[0].hasPrefix("env layoutDirection .rightToLeft: direction rtl"))
        #expect(printed[1] == "direction rtl")
        #expect(printed[3] == "env layoutDirection .leftToRight: direction ltr")
        #expect(!printed[4].contains("env layoutDirection"))
    }

    @Test("scale and env displayScale are one setting, and the last line counts")
    func scale() throws {
        let font = "Label(text: \"abc\") { $0.font = .systemFont(ofSize: 17) }"
        let printed = try run([
            "\(font).aligned(vertically: .top, horizontally: .leading)", "env displayScale 1", "scale 2",
            "expect \"abc\" is 25.5x17", "env displayScale 3", "scale", "env displayScale 0", "settings",
        ])
        #expect(printed[3].isEmpty, "\(printed[3])")
        #expect(printed[4].hasPrefix("env displayScale 3: scale 3"))
        #expect(printed[5] == "scale 3")
        #expect(printed[6].contains("'0' is not a scale"))
        #expect(!printed[7].contains("env displayScale"))
    }

    @Test(
        "a value is unset with default or off",
        arguments: [
            ("env layoutDirection rightToLeft", "env layoutDirection default", "env layoutDirection .leftToRight"),
            ("env displayScale 2", "env displayScale off", "env displayScale 1"),
            ("env safeAreaInsets 4", "env safeAreaInsets default", "env safeAreaInsets UIEdgeInsets("),
            ("env windowSize 10 20", "env windowSize off", "env windowSize nil, the default"),
        ]
    )
    func unset(_ line: String, _ undoing: String, _ said: String) throws {
        let printed = try run([line, undoing, "settings"])
        #expect(printed[1].hasPrefix(said), "\(printed[1])")
        #expect(!printed[2].contains("  env "), "\(printed[2])")
    }

    @Test("a key without a value shows the current one")
    func shown() throws {
        let printed = try run(["env layoutDirection", "env windowSize", "env windowSize 10 20", "env windowSize"])
        #expect(printed[0] == "env layoutDirection .leftToRight: direction ltr")
        #expect(printed[1] == "env windowSize nil, the default")
        #expect(printed[3] == "env windowSize CGSize(width: 10, height: 20)")
    }

    @Test(
        "words for the dark style lead to the modifier that sets it",
        arguments: ["dark mode", "env dark", "env userInterfaceStyle dark"]
    )
    func dark(_ line: String) throws {
        #expect(try lastOutput("Label(text: \"a\")", line).contains("type overrideUserInterfaceStyle dark"))
    }
}
