// swift-format-ignore-file: NeverForceUnwrap
struct Tag {
    var text: String
    var marks: [Int] = []
}

var tag: Tag? = Tag(text: "a")
tag?.text += "b"
tag?.marks.append(1)
tag!.marks[0] += 4
print(tag!.text, tag!.marks)  // expect: ab [5]
tag = nil
tag?.text = "never"
print(tag as Any)  // expect: nil
var counts = ["x": 1]
counts["x"]? += 1
counts["y"]? += 1
counts["x"]! *= 10
print(counts)  // expect: ["x": 20]
