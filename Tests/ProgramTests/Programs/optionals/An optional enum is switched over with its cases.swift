enum Tab {
    case home, search
}

func title(_ tab: Tab?) -> String {
    switch tab {
    case .home: return "Home"
    case .search?: return "Search"
    case nil: return "None"
    }
}

print(title(.home), title(.search), title(nil))  // expect: Home Search None
let current: Tab? = nil
print(current == .home, current != .search)  // expect: false true
