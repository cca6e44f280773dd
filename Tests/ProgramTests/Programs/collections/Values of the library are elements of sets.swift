let insets = Set([UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)])
let alignments = Set([NSTextAlignment.left, .right, .left])
let sizes = [CGSize.zero: "none", CGSize(width: 1, height: 1): "small"]
print(insets.count, alignments.count, sizes[.zero] ?? "-")  // expect: 2 2 none
let view = UIView()
print(Set([view, view, UIView()]).count, [UIColor.red: 1, .blue: 2][.blue] ?? 0)  // expect: 2 2
