struct Ruler: Measurable {
    var marks: Int

    func measure(in constraint: SizeConstraint) -> CGSize {
        CGSize(width: min(CGFloat(marks) * 10, constraint.width.maximum), height: 8)
    }
}

struct Scale: Element {
    var marks: Int
    var content: ElementContent { ElementContent(measurable: Ruler(marks: marks)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Column(alignment: .leading, underflow: .justifyToStart) {
    Scale(marks: 4)
    Scale(marks: 400)
}
// expect: Column 0,0 300×160
// expect:   Scale 0,0 40×8
// expect:   Scale.2 0,8 300×8
