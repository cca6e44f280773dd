import BlueprintInspector

/// The text of `help language`: the parts of Swift that can be typed, loaded and run.
enum LanguageHelp {
    /// The parts of the text, each with a title.
    private static let parts: [(title: String, text: String)] = [
        (
            "declares",
            "let, var, func, struct, enum, class, actor, protocol, extension, typealias; generics, subscripts, operators, "
                + "default arguments, observers, property wrappers, result builders, default implementations"
        ),
        (
            "runs",
            "if, guard, switch, for, while, repeat, defer, do and catch, throw, try, async, await, async let; closures with captures, inout, "
                + "key paths, patterns, #if"
        ),
        (
            "values",
            "Int, UInt8 and other integers, Double, CGFloat, Bool, String, Character, arrays, dictionaries, sets, "
                + "tuples, ranges, optionals; map, filter, reduce, sorted and similar functions; String(format:), NumberFormatter, "
                + "Date, Calendar, DateFormatter, Decimal, URL, Data, JSONDecoder. The present is January 1, 2026, 12:00 UTC, and the "
                + "locale en_US"
        ),
        (
            "library",
            "BlueprintUI and UIKit: see help elements, help modifiers and help WORD. Your classes can inherit from "
                + "UIView, UIControl, UIButton, UIImageView, UILabel, UIViewController and UIResponder; draw(_:) is never "
                + "called. A view controller at the end of a file or at the prompt shows the element of its BlueprintView"
        ),
        (
            "refuses",
            "macros, for await, task groups, regular expressions, random numbers, files, network, Combine, "
                + "UITabBarController, layout constraints between views; the error names the one that is refused and "
                + "its position"
        ),
        (
            "prompt",
            "an element is added to the tree; any other expression prints its value, and stays in the document only "
                + "if it changes a variable; a new declaration replaces the one of the same name"
        ),
        (
            "later",
            "a Task runs after the lines of the document, in the order of the session's clock: Task.sleep lets the clock "
                + "go on, and waits for no one. What still sleeps after 10 seconds of it is left asleep"
        ),
        (
            "stops",
            "endless loops and recursion, an index out of range, unwrapping nil and division by zero are errors that "
                + "show the calls that led to them; Ctrl-C interrupts a long computation"
        ),
        (
            "prints",
            "print prints once for each edit; code that the layout calls, such as content, runs when the tree is shown"
        ),
        (
            "your app",
            "the import of any module stays in the file; stub defines a stub for an element of your app, textsize "
                + "sets the size of a text in its font; load, save and blueprint watch read and write its files"
        ),
    ]

    /// The column at which the text of each part begins.
    private static let margin = 12

    /// Returns the text in lines that fit into a number of columns.
    static func text(columns: Int) -> StyledText {
        var text = StyledText("language \u{b7} the Swift that can be typed, loaded and run", style: .heading)
        for (title, words) in parts {
            for (index, line) in TextFitting.wrap(words, columns: max(20, columns - margin), hanging: 2).enumerated() {
                let head = index == 0 ? "  " + title : ""
                text.append(head.padded(to: margin) + line.drop { $0 == " " })
            }
        }
        return text
    }
}
