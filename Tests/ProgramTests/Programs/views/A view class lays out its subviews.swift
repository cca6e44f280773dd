final class CardView: UIView {
    private let icon = UIView()
    private let titleLabel = UILabel()

    var title = "" {
        didSet {
            titleLabel.text = title
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(icon)
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 0, y: 0, width: 20, height: bounds.height)
        titleLabel.frame = CGRect(x: 24, y: 0, width: bounds.width - 24, height: bounds.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel.sizeThatFits(size)
        return CGSize(width: text.width + 24, height: max(20, text.height))
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        print("in", superview == nil ? "nothing" : "a view")
    }
}

let card = CardView()
print(card.frame == .zero, card.clipsToBounds, card.subviews.count)  // expect: true true 2
card.title = "abc"
print(card.sizeThatFits(CGSize(width: 300, height: 300)).height, card.intrinsicContentSize.height)
// expect: 20.0 20.0
card.frame = CGRect(x: 5, y: 5, width: 100, height: 40)
card.layoutIfNeeded()
print(card.subviews.map(\.frame.minX), card.subviews.map(\.frame.width))  // expect: [0.0, 24.0] [20.0, 76.0]
card.bounds.size.width = 200
card.layoutIfNeeded()
print(card.subviews[1].frame.width)  // expect: 176.0
let parent = UIView()
parent.addSubview(card)  // expect: in a view
card.removeFromSuperview()  // expect: in nothing
card.sizeToFit()
print(card.frame.height)  // expect: 20.0
let other = CardView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
print(other.frame.maxX, other.title.isEmpty, other === card)  // expect: 4.0 true false
