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
