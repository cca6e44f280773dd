import BlueprintInspector

/// What `help language` says: what of Swift can be typed, loaded and run.
enum LanguageHelp {
    /// The parts, each a few words and what belongs to them.
    private static let parts: [(title: String, text: String)] = [
        (
            "declares",
            "let, var, func, struct, enum, class, protocol, extension, typealias; generics, subscripts, operators, "
                + "default arguments, observers, property wrappers, result builders, default implementations"
        ),
        (
            "runs",
            "if, guard, switch, for, while, repeat, defer, do and catch, throw, try; closures with captures, inout, "
                + "key paths, patterns, #if"
        ),
        (
            "values",
            "Int, Double, CGFloat, Bool, String, Character, arrays, dictionaries, sets, tuples, ranges, optionals; "
                + "map, filter, reduce, sorted and their like; String(format:), NumberFormatter"
        ),
        (
            "library",
            "help elements, help modifiers and help WORD list what BlueprintUI and UIKit have here; BlueprintView too, and "
                + "classes of your own inherit from UIView, UIControl, UIButton, UIImageView, UILabel and "
                + "UIViewController: nothing is drawn, so draw(_:) is never called, and a controller at the end of a "
                + "file or at the prompt shows the element of its BlueprintView"
        ),
        (
            "refuses",
            "async, await, actors, macros, regular expressions, Date, random numbers, files, network, Combine, "
                + "UINavigationController, constraints between views, sizes of integers such as UInt8: each by its name, with its place"
        ),
        (
            "prompt",
            "an element goes into the tree; any other expression answers its value, and is kept only if it changes a "
                + "variable; a declaration takes the place of one of its name"
        ),
        (
            "stops",
            "endless loops and recursion, an index out of range, nil that is forced, division by zero are errors with "
                + "the lines that led there; Ctrl-C ends what takes long"
        ),
        (
            "your app",
            "import of any module is kept for the file; stub stands in for elements that only the app has, textsize for "
                + "its font; load, save and blueprint watch read its files"
        ),
    ]

    /// Where the words begin, in columns.
    private static let margin = 12

    /// The text, in lines of at most so many columns.
    static func text(columns: Int) -> StyledText {
        var text = StyledText("language \u{b7} the Swift that can be typed, loaded and run", style: .heading)
        for (title, words) in parts {
            for (index, line) in TextLines.wrap(words, columns: max(20, columns - margin)).enumerated() {
                let head = index == 0 ? "  " + title : ""
                text.append(head.padded(to: margin) + line.drop { $0 == " " })
            }
        }
        return text
    }
}
