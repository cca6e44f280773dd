extension Environment {
    private enum LayoutModeKey: EnvironmentKey {
        static var defaultValue: LayoutMode { .caffeinated }
    }

    /// The layout mode; a nested view without a mode takes that of the view around it.
    package var layoutMode: LayoutMode {
        get { self[LayoutModeKey.self] }
        set { self[LayoutModeKey.self] = newValue }
    }
}
