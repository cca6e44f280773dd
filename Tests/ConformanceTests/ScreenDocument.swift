/// A document as large as the screen of an app.
struct ScreenDocument: CustomStringConvertible, Sendable {
    let name: String
    let source: String
    /// The lines typed after it.
    var settings: [String] = []
    /// The least number of its texts.
    let texts: Int
    /// The largest number of texts that may be listed below a drawing, since they lie under others.
    var listed = 0

    var description: String { name }

    static let all = [
        settingsList, receipt, profile, dashboard, chat, tiles, nestedBoxes, layers, rightToLeft, wideTexts, noArea,
    ]

    private static let settingsList = ScreenDocument(
        name: "a settings list",
        source: """
            Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 1) {
                for (title, value) in [("Airplane Mode", "Off"), ("Wi-Fi", "Home"), ("Bluetooth", "On"), \
            ("Cellular", "5G"), ("Personal Hotspot", "Off"), ("Notifications", "All"), ("Sounds", "Silent"), \
            ("Focus", "Work"), ("Screen Time", "2 h"), ("General", "1"), ("Display", "Dark"), ("Privacy", "Ask")] {
                    Row(alignment: .center, minimumSpacing: 8) {
                        Label(text: title).stackLayoutChild(priority: .fixed)
                        Spacer(width: 8)
                        Label(text: value).stackLayoutChild(priority: .fixed)
                    }
                    .inset(horizontal: 16, vertical: 12)
                    .box(background: .white)
                }
            }
            """,
        settings: ["viewport 375x667"],
        texts: 24
    )

    private static let receipt = ScreenDocument(
        name: "a receipt",
        source: """
            Column(alignment: .fill, minimumSpacing: 4) {
                Label(text: "Corner Bakery")
                Rule(orientation: .horizontal, color: .gray)
                for (item, price) in [("2 croissants", "5.00"), ("Flat white", "3.80"), ("Sourdough loaf", "6.50"), \
            ("Butter", "2.25")] {
                    Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
                        Label(text: item)
                        Label(text: price).stackLayoutChild(priority: .fixed)
                    }
                }
                Rule(orientation: .horizontal, color: .gray)
                Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
                    Label(text: "Total")
                    Label(text: "17.55").stackLayoutChild(priority: .fixed)
                }
                Label(text: "Thank you, and see you soon!")
            }
            .inset(uniform: 16)
            """,
        settings: ["viewport iphone-se"],
        texts: 12
    )

    private static let profile = ScreenDocument(
        name: "a profile card",
        source: """
            Column(alignment: .center, minimumSpacing: 12) {
                Box(backgroundColor: .gray).constrainedTo(width: .absolute(96), height: .absolute(96))
                Label(text: "Ada Lovelace")
                Label(text: "She wrote the first program for a machine that was never built, and saw what it could do.")
                Row(alignment: .center, minimumSpacing: 24) {
                    Label(text: "12 posts")
                    Label(text: "340 followers")
                    Label(text: "7 following")
                }
                Label(text: "Follow").inset(horizontal: 24, vertical: 8).box(background: .blue, corners: .rounded(radius: 8))
            }
            .inset(uniform: 24)
            .box(background: .white, corners: .rounded(radius: 16))
            """,
        settings: ["viewport 375"],
        texts: 6
    )

    private static let dashboard = ScreenDocument(
        name: "ten sections of a dashboard",
        source: """
            Column(alignment: .fill) {
                for number in 1...10 {
                    Column(alignment: .fill, minimumSpacing: 8) {
                        Label(text: "Section \\(number)")
                        Row(alignment: .fill, minimumSpacing: 12) {
                            for (title, value) in [("Revenue", "1,2\\(number)4"), ("Orders", "3\\(number)"), \
            ("Returning customers", "\\(number)8 %")] {
                                Column(alignment: .leading, minimumSpacing: 4) {
                                    Label(text: title)
                                    Label(text: value)
                                }
                                .inset(uniform: 16)
                                .box(background: .white, corners: .rounded(radius: 8))
                            }
                        }
                    }
                    .inset(horizontal: 24, vertical: 8)
                }
            }
            """,
        settings: ["viewport ipad-pro"],
        texts: 70
    )

    private static let chat = ScreenDocument(
        name: "a chat of forty bubbles",
        source: """
            Column(alignment: .fill) {
                for number in 0..<40 {
                    Label(text: number % 3 == 0 ? "Message \\(number) is longer than the others, so it wraps" : "Short \\(number)")
                        .inset(horizontal: 12, vertical: 8)
                        .box(background: number % 2 == 0 ? .blue : .lightGray, corners: .rounded(radius: 12))
                        .constrainedTo(width: .atMost(260))
                        .aligned(vertically: .fill, horizontally: number % 2 == 0 ? .trailing : .leading)
                        .inset(horizontal: 12, vertical: 4)
                }
            }
            """,
        settings: ["viewport 375"],
        texts: 40
    )

    private static let tiles = ScreenDocument(
        name: "a grid of sixty tiles",
        source: """
            Column(alignment: .fill, minimumSpacing: 8) {
                for row in 0..<10 {
                    EqualStack(direction: .horizontal, spacing: 8) {
                        for column in 0..<6 {
                            Label(text: "T\\(row * 6 + column)").centered().box(background: .lightGray)
                        }
                    }
                    .constrainedTo(height: .absolute(48))
                }
            }
            """,
        settings: ["viewport iphone-se"],
        texts: 60
    )

    private static let nestedBoxes = ScreenDocument(
        name: "two hundred nested boxes",
        source: """
            func nested(_ count: Int) -> any Element {
                count == 0
                    ? Label(text: "inside") : Box(backgroundColor: .white, wrapping: nested(count - 1).inset(uniform: 1))
            }
            nested(200)
            """,
        settings: ["viewport 600x600"],
        texts: 1
    )

    private static let layers = ScreenDocument(
        name: "overlapping layers",
        source: """
            Overlay {
                Label(text: "at the back").aligned(vertically: .center, horizontally: .center)
                Box(backgroundColor: .blue, wrapping: Label(text: "in the middle")).inset(uniform: 40)
                Label(text: "in front").aligned(vertically: .center, horizontally: .center)
                Label(text: "the same place").aligned(vertically: .center, horizontally: .center)
            }
            """,
        texts: 4,
        listed: 3
    )

    private static let rightToLeft = ScreenDocument(
        name: "right to left",
        source: """
            Row(alignment: .center, minimumSpacing: 8) {
                Label(text: "שלום")
                Label(text: "עולם")
                Label(text: "مرحبا")
            }
            """,
        settings: ["direction rtl"],
        texts: 3
    )

    private static let wideTexts = ScreenDocument(
        name: "wide texts",
        source: """
            Column(alignment: .leading, minimumSpacing: 4) {
                Label(text: "日本語の見出し")
                Label(text: "👩‍👩‍👧 family 🇩🇪")
                Label(text: "a\\tb\\u{202E}c")
                Label(text: "\\(String(repeating: "wide ", count: 60))")
            }
            """,
        settings: ["viewport 320x480"],
        texts: 4
    )

    private static let noArea = ScreenDocument(
        name: "frames of no and of negative size",
        source: """
            Column(alignment: .fill, minimumSpacing: 4) {
                Label(text: "Title")
                Spacer(width: 0, height: 0)
                Box(backgroundColor: .red).constrainedTo(height: .absolute(0))
                Label(text: "below").inset(top: 90, bottom: 90, left: 0, right: 0).constrainedTo(height: .absolute(20))
            }
            """,
        texts: 1
    )
}
