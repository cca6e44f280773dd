extension BlueprintInterface {
    /// The functions that take a target and its method: by `#selector`, or as a method of the target's class.
    static let targetActions = declarations.joined()

    private static let declarations: [String] =
        [
            forms(of: "func addTarget", in: "UIControl", to: ", for controlEvents: UIControl.Event"),
            forms(of: "func addTarget", in: "UIGestureRecognizer"),
        ]
        + recognizers.map { forms(of: "init", in: $0, label: "target") }
        + startsOfItems.map { forms(of: "init", in: "UIBarButtonItem", label: "target", before: $0) }

    /// The parameters before the target of a bar item.
    private static let startsOfItems = [
        "title: String?, style: UIBarButtonItem.Style, ", "image: UIImage?, style: UIBarButtonItem.Style, ",
        "barButtonSystemItem: UIBarButtonItem.SystemItem, ",
    ]

    private static let recognizers = [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
        "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    ]

    /// Returns the declarations of a function with each form of an action.
    ///
    /// - Parameters:
    ///   - head: the words before the parameters.
    ///   - type: the type that has the function.
    ///   - label: the label of the target.
    ///   - first: the parameters before the target.
    ///   - last: the parameters after the action.
    private static func forms(
        of head: String,
        in type: String,
        label: String = "_ target",
        before first: String = "",
        to last: String = ""
    ) -> String {
        let selector = head == "init" ? "Selector?" : "Selector"
        return """
            extension \(type) {
                \(head)(\(first)\(label): Any?, action: \(selector)\(last))
                \(head)<Target: AnyObject>(
                    \(first)\(label): Target, action: @escaping (Target) -> () -> Void\(last)
                )
                \(head)<Target: AnyObject, Sender>(
                    \(first)\(label): Target, action: @escaping (Target) -> (Sender) -> Void\(last)
                )
            }

            """
    }
}
