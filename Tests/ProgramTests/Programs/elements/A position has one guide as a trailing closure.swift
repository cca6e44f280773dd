import BlueprintUI
import BlueprintUICommonControls
import UIKit
let e = Label(text: "a").decorate(
    layering: .above,
    position: .aligned(to: .topLeading) { $0[HorizontalAlignment.leading] + 3 },
    with: { Empty() }
)
print(e is Decorate)  // expect: true
let p: Decorate.Position = .aligned(to: .topLeading) {
    $0.width
} verticalGuide: {
    $0.height
}
let q = Decorate.Position.aligned(to: .bottom)
let r = Decorate.Position.aligned(to: .bottom) { _ in 3 }
print(type(of: p), type(of: q), type(of: r))  // expect: Position Position Position
