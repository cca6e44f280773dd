final class PhotoController {
    private let blueprintView = BlueprintView()

    var image: UIImage? {
        didSet { update() }
    }

    var caption: String {
        didSet { update() }
    }

    init(image: UIImage?, caption: String) {
        self.image = image
        self.caption = caption
        blueprintView.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        update()
    }

    private func update() {
        blueprintView.element = photo(image, caption: caption)
        blueprintView.layoutIfNeeded()
        print(blueprintView.subviews[0].subviews.map { "\($0.frame.width)×\($0.frame.height)" })
    }
}

func photo(_ image: UIImage?, caption: String) -> Element {
    Overlay {
        Image(image: image)
        Label(text: caption)
            .centered()
    }
}

let controller = PhotoController(image: nil, caption: "one")
controller.image = UIImage(named: "sea@40x30")
controller.caption = "three"
// expect: ["120.0×80.0", "24.0×16.0"]
// expect: ["120.0×80.0", "24.0×16.0"]
// expect: ["120.0×80.0", "40.0×16.0"]
