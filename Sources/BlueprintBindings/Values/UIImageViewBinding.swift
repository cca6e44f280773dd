import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiImageView = Binding("UIImageView") { table in
        table.register(
            UIImageView.self,
            as: "UIImageView",
            superclass: "UIView",
            summary: "A view that shows an image.",
            example: """
                UIImageView.describe { config in
                    config[\\.image] = UIImage(named: "cat")
                    config[\\.contentMode] = .scaleAspectFit
                }
                """
        ) { view in
            describe(ViewKind.imageView, in: view)
            subclass(ViewKind.imageView, in: view, observing: ["image"])
            view.inheritedInitializer("init(image: UIImage?)") { view, arguments in
                let image: UIImage? = try arguments["image"]
                view.image = image
                view.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
            }
            view.initializer("init(image: UIImage?)", summary: "A view of the size of its image.") {
                UIImageView(image: try $0["image"])
            }
            view.initializer("init(image: UIImage?, highlightedImage: UIImage?)") {
                UIImageView(image: try $0["image"], highlightedImage: try $0["highlightedImage"])
            }
            view.property("image", \.image, summary: "The image.")
            view.property("animationDuration", \.animationDuration, summary: "The seconds of one animation.")
            view.property("animationImages", \.animationImages, summary: "The images of an animation, not shown.")
            view.property("animationRepeatCount", \.animationRepeatCount, summary: "The number of animations.")
            view.property("highlightedImage", \.highlightedImage, summary: "The image while it is highlighted.")
            view.property("isAnimating", summary: "True while the animation runs.") { $0.isAnimating }
            view.property("isHighlighted", \.isHighlighted, summary: "True if it is highlighted.")
            view.method("startAnimating()", summary: "Starts the animation.") { view, _ in view.startAnimating() }
            view.method("stopAnimating()", summary: "Stops the animation.") { view, _ in view.stopAnimating() }
        }
    }
}
