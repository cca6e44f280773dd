enum Third: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat {
        context.height / 3
    }
}

extension VerticalAlignment {
    static let third = VerticalAlignment(Third.self)
}

Row(alignment: .align(to: .third), underflow: .justifyToStart) {
    Spacer(width: 10, height: 60)
    Spacer(width: 10, height: 30)
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,33.333 10×60
// expect:   Spacer.2 10,43.333 10×30
