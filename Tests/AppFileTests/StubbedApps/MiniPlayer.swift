import BlueprintUI
import BlueprintUICommonControls
import AVFoundation

struct MiniPlayer: ProxyElement {
    let track: Track
    let progress: Double
    let isPlaying: Bool
    let controls: PlayerControls

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            ProgressBar(progress: progress, tint: Palette.accent)
            Row(alignment: .center, minimumSpacing: 12) {
                Artwork(track.artwork).constrainedTo(width: .absolute(40), height: .absolute(40))
                Column {
                    Label(text: track.title) { $0.font = .track }
                    Label(text: track.artist.name) { $0.font = .artist }
                }
                IconButton(isPlaying ? .pause : .play, action: controls.toggle)
                IconButton(.next, action: controls.next)
            }
            .inset(uniform: 8)
        }
        .shadow(.elevated)
    }
}
