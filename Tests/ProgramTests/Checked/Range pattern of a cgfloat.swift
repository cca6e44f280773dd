func size(_ x: CGFloat) -> String {
    switch x {
    case ..<100: "small"
    case 100...200: "medium"
    default: "large"
    }
}
print("sizes:", size(20), size(150.5), size(300))
// expect: sizes: small medium large
