// Written by `swift run generate-bindings`: change the protocols, or Tests/BindingGenerator/Exceptions.txt.
// swift-format-ignore-file

import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Lets classes of source be a `BlueprintViewMetricsDelegate`, and binds its functions.
    static func describe(_ type: TypeRegistration<any BlueprintViewMetricsDelegate>) {
        type.adoptable { InterpretedBlueprintViewMetricsDelegate(instance: try $0.unretained) }
        type.method("blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics)") {
            $0.blueprintView(try $1.get("view", as: BlueprintView.self), completedRenderWith: try $1.get("metrics", as: BlueprintViewRenderMetrics.self))
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `BlueprintViewMetricsDelegate`.
class InterpretedBlueprintViewMetricsDelegate: BlueprintViewMetricsDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics) {
        instance.tell("blueprintView", [(nil, view), ("completedRenderWith", metrics)])
    }
}

extension Binding {
    /// Lets classes of source be a `UIGestureRecognizerDelegate`, and binds its functions.
    static func describe(_ type: TypeRegistration<any UIGestureRecognizerDelegate>) {
        type.adoptable { InterpretedGestureRecognizerDelegate(instance: try $0.unretained) }
        type.method("gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool") {
            $0.gestureRecognizerShouldBegin(try $1.get("gestureRecognizer", as: UIGestureRecognizer.self))
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `UIGestureRecognizerDelegate`.
class InterpretedGestureRecognizerDelegate: UIGestureRecognizerDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    /// The default implementations, for an instance that has none of its own.
    private final class Standard: UIGestureRecognizerDelegate {}

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (instance.answer("gestureRecognizerShouldBegin", [(nil, gestureRecognizer)]) as Bool?) ?? Standard().gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        (instance.answer("gestureRecognizer", [(nil, gestureRecognizer), ("shouldReceive", touch)]) as Bool?) ?? Standard().gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        (instance.answer("gestureRecognizer", [(nil, gestureRecognizer), ("shouldRecognizeSimultaneouslyWith", otherGestureRecognizer)]) as Bool?) ?? Standard().gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        (instance.answer("gestureRecognizer", [(nil, gestureRecognizer), ("shouldRequireFailureOf", otherGestureRecognizer)]) as Bool?) ?? Standard().gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        (instance.answer("gestureRecognizer", [(nil, gestureRecognizer), ("shouldBeRequiredToFailBy", otherGestureRecognizer)]) as Bool?) ?? Standard().gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
}

extension Binding {
    /// Lets classes of source be a `UINavigationControllerDelegate`, and binds its functions.
    static func describe(_ type: TypeRegistration<any UINavigationControllerDelegate>) {
        type.adoptable { InterpretedNavigationControllerDelegate(instance: try $0.unretained) }
        type.method(
            "navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)"
        ) {
            $0.navigationController(try $1.get("navigationController", as: UINavigationController.self), willShow: try $1.get("viewController", as: UIViewController.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method(
            "navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)"
        ) {
            $0.navigationController(try $1.get("navigationController", as: UINavigationController.self), didShow: try $1.get("viewController", as: UIViewController.self), animated: try $1.get("animated", as: Bool.self))
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `UINavigationControllerDelegate`.
class InterpretedNavigationControllerDelegate: UINavigationControllerDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        instance.tell("navigationController", [(nil, navigationController), ("willShow", viewController), ("animated", animated)])
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        instance.tell("navigationController", [(nil, navigationController), ("didShow", viewController), ("animated", animated)])
    }
}

extension Binding {
    /// Lets classes of source be a `UIScrollViewDelegate`, and binds its functions.
    static func describe(_ type: TypeRegistration<any UIScrollViewDelegate>) {
        type.adoptable { InterpretedScrollViewDelegate(instance: try $0.unretained) }
        type.method("scrollViewDidScroll(_ scrollView: UIScrollView)") {
            $0.scrollViewDidScroll(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewWillBeginDragging(_ scrollView: UIScrollView)") {
            $0.scrollViewWillBeginDragging(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)") {
            $0.scrollViewDidEndDragging(try $1.get("scrollView", as: UIScrollView.self), willDecelerate: try $1.get("decelerate", as: Bool.self))
        }
        type.method("viewForZooming(in scrollView: UIScrollView) -> UIView?") {
            $0.viewForZooming(in: try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)") {
            $0.scrollViewWillBeginZooming(try $1.get("scrollView", as: UIScrollView.self), with: try $1.get("view", as: UIView?.self))
        }
        type.method("scrollViewDidZoom(_ scrollView: UIScrollView)") {
            $0.scrollViewDidZoom(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)") {
            $0.scrollViewDidEndZooming(try $1.get("scrollView", as: UIScrollView.self), with: try $1.get("view", as: UIView?.self), atScale: try $1.get("scale", as: CGFloat.self))
        }
        type.method("scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)") {
            $0.scrollViewWillBeginDecelerating(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewDidEndDecelerating(_ scrollView: UIScrollView)") {
            $0.scrollViewDidEndDecelerating(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)") {
            $0.scrollViewDidEndScrollingAnimation(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool") {
            $0.scrollViewShouldScrollToTop(try $1.get("scrollView", as: UIScrollView.self))
        }
        type.method("scrollViewDidScrollToTop(_ scrollView: UIScrollView)") {
            $0.scrollViewDidScrollToTop(try $1.get("scrollView", as: UIScrollView.self))
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `UIScrollViewDelegate`.
class InterpretedScrollViewDelegate: UIScrollViewDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    /// The default implementations, for an instance that has none of its own.
    private final class Standard: UIScrollViewDelegate {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidScroll", [(nil, scrollView)])
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        instance.tell("scrollViewWillBeginDragging", [(nil, scrollView)])
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        instance.tell("scrollViewDidEndDragging", [(nil, scrollView), ("willDecelerate", decelerate)])
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        instance.tell("scrollViewWillEndDragging", [(nil, scrollView), ("withVelocity", velocity)], pointing: "targetContentOffset", to: &targetContentOffset.pointee)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        (instance.answer("viewForZooming", [("in", scrollView)]) as UIView??) ?? Standard().viewForZooming(in: scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        instance.tell("scrollViewWillBeginZooming", [(nil, scrollView), ("with", view as Any)])
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidZoom", [(nil, scrollView)])
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        instance.tell("scrollViewDidEndZooming", [(nil, scrollView), ("with", view as Any), ("atScale", scale)])
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        instance.tell("scrollViewWillBeginDecelerating", [(nil, scrollView)])
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidEndDecelerating", [(nil, scrollView)])
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidEndScrollingAnimation", [(nil, scrollView)])
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        (instance.answer("scrollViewShouldScrollToTop", [(nil, scrollView)]) as Bool?) ?? Standard().scrollViewShouldScrollToTop(scrollView)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidScrollToTop", [(nil, scrollView)])
    }
}

extension Binding {
    /// Lets classes of source be a `UITextFieldDelegate`, and binds its functions.
    static func describe(_ type: TypeRegistration<any UITextFieldDelegate>) {
        type.adoptable { InterpretedTextFieldDelegate(instance: try $0.unretained) }
        type.method("textFieldShouldBeginEditing(_ textField: UITextField) -> Bool") {
            $0.textFieldShouldBeginEditing(try $1.get("textField", as: UITextField.self))
        }
        type.method("textFieldDidBeginEditing(_ textField: UITextField)") {
            $0.textFieldDidBeginEditing(try $1.get("textField", as: UITextField.self))
        }
        type.method("textFieldShouldEndEditing(_ textField: UITextField) -> Bool") {
            $0.textFieldShouldEndEditing(try $1.get("textField", as: UITextField.self))
        }
        type.method("textFieldDidEndEditing(_ textField: UITextField)") {
            $0.textFieldDidEndEditing(try $1.get("textField", as: UITextField.self))
        }
        type.method(
            "textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool"
        ) {
            $0.textField(try $1.get("textField", as: UITextField.self), shouldChangeCharactersIn: try $1.get("range", as: NSRange.self), replacementString: try $1.get("string", as: String.self))
        }
        type.method("textFieldShouldClear(_ textField: UITextField) -> Bool") {
            $0.textFieldShouldClear(try $1.get("textField", as: UITextField.self))
        }
        type.method("textFieldShouldReturn(_ textField: UITextField) -> Bool") {
            $0.textFieldShouldReturn(try $1.get("textField", as: UITextField.self))
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `UITextFieldDelegate`.
class InterpretedTextFieldDelegate: UITextFieldDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    /// The default implementations, for an instance that has none of its own.
    private final class Standard: UITextFieldDelegate {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        (instance.answer("textFieldShouldBeginEditing", [(nil, textField)]) as Bool?) ?? Standard().textFieldShouldBeginEditing(textField)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        instance.tell("textFieldDidBeginEditing", [(nil, textField)])
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        (instance.answer("textFieldShouldEndEditing", [(nil, textField)]) as Bool?) ?? Standard().textFieldShouldEndEditing(textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        instance.tell("textFieldDidEndEditing", [(nil, textField)])
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        (instance.answer("textField", [(nil, textField), ("shouldChangeCharactersIn", range), ("replacementString", string)]) as Bool?) ?? Standard().textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        (instance.answer("textFieldShouldClear", [(nil, textField)]) as Bool?) ?? Standard().textFieldShouldClear(textField)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        (instance.answer("textFieldShouldReturn", [(nil, textField)]) as Bool?) ?? Standard().textFieldShouldReturn(textField)
    }
}

extension Binding {
    /// Lets classes of source be a `UITextViewDelegate`, and binds its functions.
    static func describe(_ type: TypeRegistration<any UITextViewDelegate>) {
        type.adoptable { InterpretedTextViewDelegate(instance: try $0.unretained) }
        type.method("textViewShouldBeginEditing(_ textView: UITextView) -> Bool") {
            $0.textViewShouldBeginEditing(try $1.get("textView", as: UITextView.self))
        }
        type.method("textViewDidBeginEditing(_ textView: UITextView)") {
            $0.textViewDidBeginEditing(try $1.get("textView", as: UITextView.self))
        }
        type.method("textViewShouldEndEditing(_ textView: UITextView) -> Bool") {
            $0.textViewShouldEndEditing(try $1.get("textView", as: UITextView.self))
        }
        type.method("textViewDidEndEditing(_ textView: UITextView)") {
            $0.textViewDidEndEditing(try $1.get("textView", as: UITextView.self))
        }
        type.method(
            "textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool"
        ) {
            $0.textView(try $1.get("textView", as: UITextView.self), shouldChangeTextIn: try $1.get("range", as: NSRange.self), replacementText: try $1.get("text", as: String.self))
        }
        type.method("textViewDidChange(_ textView: UITextView)") {
            $0.textViewDidChange(try $1.get("textView", as: UITextView.self))
        }
        type.method("textViewDidChangeSelection(_ textView: UITextView)") {
            $0.textViewDidChangeSelection(try $1.get("textView", as: UITextView.self))
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `UITextViewDelegate`.
class InterpretedTextViewDelegate: InterpretedScrollViewDelegate, UITextViewDelegate {

    /// The default implementations, for an instance that has none of its own.
    private final class Standard: UITextViewDelegate {}

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        (instance.answer("textViewShouldBeginEditing", [(nil, textView)]) as Bool?) ?? Standard().textViewShouldBeginEditing(textView)
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        instance.tell("textViewDidBeginEditing", [(nil, textView)])
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        (instance.answer("textViewShouldEndEditing", [(nil, textView)]) as Bool?) ?? Standard().textViewShouldEndEditing(textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        instance.tell("textViewDidEndEditing", [(nil, textView)])
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        (instance.answer("textView", [(nil, textView), ("shouldChangeTextIn", range), ("replacementText", text)]) as Bool?) ?? Standard().textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    func textViewDidChange(_ textView: UITextView) {
        instance.tell("textViewDidChange", [(nil, textView)])
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        instance.tell("textViewDidChangeSelection", [(nil, textView)])
    }
}

extension BlueprintInterface {
    /// The delegates; each function is optional.
    static let delegates = """
        protocol UIGestureRecognizerDelegate: AnyObject {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
        }
        extension UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
        }
        protocol UINavigationControllerDelegate: AnyObject {
            func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
            func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        }
        extension UINavigationControllerDelegate {
            func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
            func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        }
        protocol UIScrollViewDelegate: AnyObject {
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        }
        extension UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        }
        protocol UITextFieldDelegate: AnyObject {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            func textFieldDidBeginEditing(_ textField: UITextField)
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            func textFieldDidEndEditing(_ textField: UITextField)
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
            func textFieldShouldClear(_ textField: UITextField) -> Bool
            func textFieldShouldReturn(_ textField: UITextField) -> Bool
        }
        extension UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            func textFieldDidBeginEditing(_ textField: UITextField)
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            func textFieldDidEndEditing(_ textField: UITextField)
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
            func textFieldShouldClear(_ textField: UITextField) -> Bool
            func textFieldShouldReturn(_ textField: UITextField) -> Bool
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            func textViewDidBeginEditing(_ textView: UITextView)
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool
            func textViewDidEndEditing(_ textView: UITextView)
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            func textViewDidChange(_ textView: UITextView)
            func textViewDidChangeSelection(_ textView: UITextView)
        }
        extension UITextViewDelegate {
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            func textViewDidBeginEditing(_ textView: UITextView)
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool
            func textViewDidEndEditing(_ textView: UITextView)
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            func textViewDidChange(_ textView: UITextView)
            func textViewDidChangeSelection(_ textView: UITextView)
        }
        """
}
