extension Environment {
    private enum LayoutModeKey: EnvironmentKey {
        static var defaultValue: LayoutMode { .default }
    }

    /// The layout mode; a nested view without a mode takes that of the view around it.
    public package(set) var layoutMode: LayoutMode {
        get { self[LayoutModeKey.self] }
        set { self[LayoutModeKey.self] = newValue }
    }
}
