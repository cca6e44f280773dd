import Foundation

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A screen in a car.
    case carPlay
    /// A Mac.
    case mac = 5
}

/// The direction in which the views of a language follow each other.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The device, which is a phone without hardware here.
public final class UIDevice: Sendable {
    /// The device that the program runs on.
    public static let current = UIDevice()

    /// The kind of device: a phone.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// The name of the device.
    public let name = "iPhone"
    /// The kind of device in words.
    public let model = "iPhone"
    /// The name of the system.
    public let systemName = "iOS"
    /// The version of the system, of which UIKit's names here are.
    public let systemVersion = "17.0"
    /// True if the device can do several things at a time.
    public let isMultitaskingSupported = true

    private init() {}
}
