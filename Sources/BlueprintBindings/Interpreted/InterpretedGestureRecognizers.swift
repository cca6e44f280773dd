import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The recognizer of an instance of a declared subclass of `UIGestureRecognizer`.
final class InterpretedGestureRecognizer: UIGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The recognizer of an instance of a declared subclass of `UITapGestureRecognizer`.
final class InterpretedTapGestureRecognizer: UITapGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The recognizer of an instance of a declared subclass of `UILongPressGestureRecognizer`.
final class InterpretedLongPressGestureRecognizer: UILongPressGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The recognizer of an instance of a declared subclass of `UIPanGestureRecognizer`.
final class InterpretedPanGestureRecognizer: UIPanGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The recognizer of an instance of a declared subclass of `UISwipeGestureRecognizer`.
final class InterpretedSwipeGestureRecognizer: UISwipeGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The recognizer of an instance of a declared subclass of `UIPinchGestureRecognizer`.
final class InterpretedPinchGestureRecognizer: UIPinchGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}
