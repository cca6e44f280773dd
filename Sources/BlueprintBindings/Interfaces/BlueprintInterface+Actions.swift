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

extension BlueprintInterface {
    /// The delegates of views; the library has a default implementation of each function.
    static let delegates = """
        protocol UIScrollViewDelegate: AnyObject {
        \(scrolling)
        }
        extension UIScrollViewDelegate {
        \(scrolling)
        }
        protocol UITextFieldDelegate: AnyObject {
        \(typing)
        }
        extension UITextFieldDelegate {
        \(typing)
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {
        \(writing)
        }
        extension UITextViewDelegate {
        \(writing)
        }
        protocol UIGestureRecognizerDelegate: AnyObject {
        \(recognizing)
        }
        extension UIGestureRecognizerDelegate {
        \(recognizing)
        }
        protocol UINavigationControllerDelegate: AnyObject {
        \(navigating)
        }
        extension UINavigationControllerDelegate {
        \(navigating)
        }
        """

    private static let writing = """
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
        func textViewDidBeginEditing(_ textView: UITextView)
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool
        func textViewDidEndEditing(_ textView: UITextView)
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
        func textViewDidChange(_ textView: UITextView)
        func textViewDidChangeSelection(_ textView: UITextView)
        """

    private static let recognizing = """
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
        """

    private static let navigating = """
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        )
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        )
        """

    private static let scrolling = """
        func scrollViewDidScroll(_ scrollView: UIScrollView)
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        )
        func viewForZooming(in scrollView: UIScrollView) -> UIView?
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
        func scrollViewDidZoom(_ scrollView: UIScrollView)
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        """

    private static let typing = """
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        func textFieldDidBeginEditing(_ textField: UITextField)
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
        func textFieldDidEndEditing(_ textField: UITextField)
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool
        func textFieldShouldClear(_ textField: UITextField) -> Bool
        func textFieldShouldReturn(_ textField: UITextField) -> Bool
        """
}
