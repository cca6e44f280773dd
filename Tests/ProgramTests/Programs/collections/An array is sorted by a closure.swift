struct Song {
    var title: String
    var seconds: Int
}

let songs = [Song(title: "Blue", seconds: 200), Song(title: "Air", seconds: 320), Song(title: "Cold", seconds: 90)]
print(songs.sorted { $0.seconds < $1.seconds }.map(\.title))  // expect: ["Cold", "Blue", "Air"]
print(songs.map(\.title).sorted())  // expect: ["Air", "Blue", "Cold"]
print([3, 1, 2].sorted(by: >))  // expect: [3, 2, 1]
print(songs.max { $0.seconds < $1.seconds }?.title ?? "none")  // expect: Air
