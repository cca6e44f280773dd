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
