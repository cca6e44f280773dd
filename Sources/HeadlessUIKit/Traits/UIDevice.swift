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

/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its left side, seen from the back.
    case landscapeLeft
    /// On its right side, seen from the back.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its front.
    case faceDown

    /// True if the device is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True if the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// True if an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device, which is a phone without hardware here.
public final class UIDevice: Sendable {
    /// The device that the program runs on.
    public static let current = UIDevice()

    /// The kind of device: a phone.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// The way in which the device is held: upright.
    public let orientation = UIDeviceOrientation.portrait
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
