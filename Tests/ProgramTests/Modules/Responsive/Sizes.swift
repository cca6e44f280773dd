import BlueprintUI

enum WidthClass: String {
    case compact
    case medium
    case wide

    init(width: CGFloat) {
        switch width {
        case ..<400.0: self = .compact
        case 400.0..<700.0: self = .medium
        default: self = .wide
        }
    }
}

struct WidthClassKey: EnvironmentKey {
    static let defaultValue = WidthClass.compact
}

extension Environment {
    var widthClass: WidthClass {
        get { self[WidthClassKey.self] }
        set { self[WidthClassKey.self] = newValue }
    }
}
