/// The views on the screen before a render.
///
/// The view that holds the tree may have got another size since the last render; the list is not copied for it.
package struct EarlierViews {
    /// The views after the last render.
    let list: [ViewRecord]
    private let root: ViewRecord?

    /// Creates a list of views.
    ///
    /// - Parameter root: the view that holds the tree, if it differs from the first view.
    package init(_ list: [ViewRecord] = [], root: ViewRecord? = nil) {
        self.list = list
        self.root = root
    }

    /// The views just before the render.
    var views: [ViewRecord] {
        guard let root, !list.isEmpty else { return list }
        var views = list
        views[0] = root
        return views
    }
}
