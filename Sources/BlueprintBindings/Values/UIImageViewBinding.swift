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
            subclass(ViewKind.imageView, in: view)
            view.inheritedInitializer("init(image: UIImage?)") { view, arguments in
                let image: UIImage? = try arguments["image"]
                view.image = image
                view.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
            }
        }
    }
}
