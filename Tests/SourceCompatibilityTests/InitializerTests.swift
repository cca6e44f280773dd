import Testing
import UIKit

/// Initializers of subclasses as apps write them: each compiles here as with UIKit.
@Suite("Initializers of subclasses")
struct InitializerTests {
    @Test("An initializer without parameters overrides none of a view or controller")
    func withoutParameters() {
        #expect(Card().frame.width == 4 && Card().count == 3)
        #expect(Screen().title == "Screen" && Delegate().isReady)
    }

    @Test("Designated initializers with a value are called and overridden")
    func withValues() {
        #expect(Avatar().image == nil && !Avatar().isUserInteractionEnabled)
        let stack = Stack(rootViewController: Screen())
        #expect(stack.viewControllers.count == 1 && stack.title == "Stack")
    }
}

private final class Card: UIView {
    let count: Int

    init() {
        count = 3
        super.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    required init?(coder: NSCoder) {
        count = 0
        super.init(coder: coder)
    }
}

private final class Screen: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Screen"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Delegate: UIResponder {
    let isReady: Bool

    override init() {
        isReady = true
        super.init()
    }
}

private final class Avatar: UIImageView {
    init() { super.init(image: nil) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        title = "Stack"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
