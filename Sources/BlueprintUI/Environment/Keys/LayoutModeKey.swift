extension Environment {
    private enum LayoutModeKey: EnvironmentKey {
        static var defaultValue: LayoutMode { .caffeinated }
    }

    /// How elements are laid out; views in which none was set take it from the view around them.
    package var layoutMode: LayoutMode {
        get { self[LayoutModeKey.self] }
        set { self[LayoutModeKey.self] = newValue }
    }
}
