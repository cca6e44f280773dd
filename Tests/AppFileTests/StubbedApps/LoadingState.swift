import BlueprintUI
import BlueprintUICommonControls

struct ContentView: ProxyElement {
    let state: LoadState<Article>
    let onRetry: () -> Void

    var elementRepresentation: Element {
        switch state {
        case .loading:
            return Spinner(style: .large)
        case .loaded(let article):
            return ArticleElement(article: article)
        case .failed(let error):
            return ErrorBanner(message: error.localizedDescription, onRetry: onRetry)
        }
    }
}

struct ArticleElement: ProxyElement {
    var article: Article
    var elementRepresentation: Element {
        Column {
            Label(text: article.headline)
            for paragraph in article.paragraphs { Label(text: paragraph) }
        }
    }
}
