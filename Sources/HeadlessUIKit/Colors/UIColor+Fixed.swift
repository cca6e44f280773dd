import Foundation

/// The colours with fixed values in UIKit.
extension UIColor {
    /// The colour black.
    public static let black = UIColor(name: "black", red: 0, green: 0, blue: 0, alpha: 1)
    /// The colour dark gray.
    public static let darkGray = UIColor(name: "darkGray", red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// The colour light gray.
    public static let lightGray = UIColor(name: "lightGray", red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// The colour white.
    public static let white = UIColor(name: "white", red: 1, green: 1, blue: 1, alpha: 1)
    /// The colour gray.
    public static let gray = UIColor(name: "gray", red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// The colour red.
    public static let red = UIColor(name: "red", red: 1, green: 0, blue: 0, alpha: 1)
    /// The colour green.
    public static let green = UIColor(name: "green", red: 0, green: 1, blue: 0, alpha: 1)
    /// The colour blue.
    public static let blue = UIColor(name: "blue", red: 0, green: 0, blue: 1, alpha: 1)
    /// The colour cyan.
    public static let cyan = UIColor(name: "cyan", red: 0, green: 1, blue: 1, alpha: 1)
    /// The colour yellow.
    public static let yellow = UIColor(name: "yellow", red: 1, green: 1, blue: 0, alpha: 1)
    /// The colour magenta.
    public static let magenta = UIColor(name: "magenta", red: 1, green: 0, blue: 1, alpha: 1)
    /// The colour orange.
    public static let orange = UIColor(name: "orange", red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The colour purple.
    public static let purple = UIColor(name: "purple", red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The colour brown.
    public static let brown = UIColor(name: "brown", red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(name: "clear", red: 0, green: 0, blue: 0, alpha: 0)
}
