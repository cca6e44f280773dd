import BlueprintUI
import BlueprintUICommonControls

final class FeedViewController: BaseViewController {
    @Injected var feed: FeedService
    private let blueprintView = BlueprintView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(blueprintView)
        blueprintView.frame = view.bounds
        blueprintView.element = content()
        track(event: "feed_shown")
    }

    func content() -> Element {
        Column {
            for post in feed.posts {
                PostElement(post: post, onLike: { self.feed.like(post) })
            }
        }
    }
}

struct PostElement: ProxyElement {
    var post: Post
    var onLike: () -> Void

    var elementRepresentation: Element {
        Column {
            Label(text: post.author.displayName)
            Label(text: post.body)
            LikeButton(count: post.likes, isLiked: post.isLiked, onTap: onLike)
        }
    }
}
