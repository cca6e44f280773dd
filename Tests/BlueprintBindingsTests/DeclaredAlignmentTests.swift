import Testing

/// Alignments declared in source.
@Suite struct DeclaredAlignmentTests {
    let rendering = Rendering()

    private let third = """
        enum Third: AlignmentID {
            static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 3 }
        }
        extension VerticalAlignment {
            static let third = VerticalAlignment(Third.self)
        }

        """

    @Test func aRowAlignsByADeclaredGuide() throws {
        try rendering.render(
            third + """
                Row(alignment: .align(to: .third), underflow: .justifyToStart) {
                    Spacer(width: 10, height: 30)
                    Spacer(width: 10, height: 60)
                    Spacer(width: 10, height: 30).stackLayoutChild(alignmentGuide: { $0[VerticalAlignment.third] + 5 })
                }
                .aligned(vertically: .top, horizontally: .leading)
                """
        )
        #expect(rendering.faults == [])
        #expect(
            rendering.frames.filter { $0.hasPrefix("Spacer") } == [
                "Spacer 0,10 10×30", "Spacer 10,0 10×60", "Spacer 20,5 10×30",
            ]
        )
    }

    @Test func aColumnAlignsByAStruct() throws {
        try rendering.render(
            """
            struct Eighth: AlignmentID {
                static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width / 8 }
            }
            var column = Column { column in
                column.horizontalAlignment = .align(to: HorizontalAlignment(Eighth.self))
                column.add(child: Spacer(width: 80, height: 1))
                column.add(child: Spacer(width: 16, height: 1))
            }
            column.aligned(vertically: .top, horizontally: .leading)
            """
        )
        #expect(rendering.faults == [])
        #expect(
            rendering.frames.filter { $0.hasPrefix("Spacer") } == ["Spacer 0,0 80×1", "Spacer 8,1 16×1"]
        )
    }

    @Test func whatIsNoAlignmentIsRefused() throws {
        #expect(throws: (any Error).self) {
            try rendering.render("struct No {}\nRow(alignment: .align(to: VerticalAlignment(No.self))) { Spacer(1) }")
        }
        #expect(throws: (any Error).self) {
            try rendering.render("enum No: AlignmentID {}\nVerticalAlignment(No.self)\nSpacer(1)")
        }
    }
}
