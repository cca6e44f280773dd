final class BadgeView: UIView {
    var count = 0 {
        didSet { changes += 1 }
    }
    private(set) var changes = 0
}

struct Badge: Element {
    var count: Int

    var content: ElementContent {
        ElementContent(intrinsicSize: CGSize(width: 30, height: 20))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BadgeView.describe { config in
            config.builder = { BadgeView() }
            config[\.count] = count
            config[\.alpha] = 0.5
            config.apply { view in view.tag = view.count * 10 }
        }
    }
}

func update() {
    let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.element = Badge(count: 1)
    view.layoutIfNeeded()
    let badge = view.subviews[0].subviews[0] as? BadgeView
    print(badge?.count ?? -1, badge?.changes ?? -1, badge?.alpha ?? -1, badge?.tag ?? -1)
    view.element = Badge(count: 2)
    view.layoutIfNeeded()
    print(view.subviews[0].subviews[0] === badge, badge?.count ?? -1, badge?.changes ?? -1, badge?.tag ?? -1)
    view.element = Label(text: "a")
    view.layoutIfNeeded()
    print(view.subviews[0].subviews[0] === badge, view.subviews[0].subviews[0] is BadgeView, badge?.superview == nil)
}

update()
// expect: 1 1 0.5 10
// expect: true 2 2 20
// expect: false false true

func makeParent() -> UIView {
    let parent = UIView()
    let badge = BadgeView()
    badge.count = 7
    parent.addSubview(badge)
    return parent
}

let parent = makeParent()
for subview in parent.subviews {
    if let badge = subview as? BadgeView { print(badge.count, badge.changes) }
}
print(parent.subviews[0] === parent.subviews[0])
// expect: 7 1
// expect: true
Badge(count: 3).inset(uniform: 10)
// expect: Inset 0,0 300×160
// expect:   Badge 10,10 280×140
// expect view: BadgeView 10,10 280×140 alpha 0.5, tag 30
