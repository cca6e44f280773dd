Image(image: UIImage(named: "cat@40x30"))
    .aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   Image 0,0 213.333×160
// expect view: UIImageView 0,0 213×160 isUserInteractionEnabled true, contentMode scaleAspectFill, image cat@40x30 40×30
