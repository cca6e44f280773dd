import Foundation

extension UIColor {
    /// Creates the colour of an asset catalog with a name; returns nil for an empty name.
    ///
    /// - Note: There is no catalog here: every name gives the same grey, which is shown by its name.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    }

    /// Creates the colour of an asset catalog with a name, as `init(named:)` does.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// Stores the components and returns true; it never fails here.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Stores the lightness of the colour as a grey, and its opacity, and returns true; it never fails here.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = self.white
        alpha?.pointee = self.alpha
        return true
    }

    /// Stores the hue, the saturation and the brightness, each 0…1, and the opacity, and returns true.
    ///
    /// The hue of a grey is 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let values = hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = self.alpha
        return true
    }

    /// The lightness of the colour: of a grey its component, of others the sum of the weighted components.
    /// - Note: The weights are those of television; UIKit converts between colour spaces.
    package var white: CGFloat {
        red == green && green == blue ? red : 0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// The hue, the saturation and the brightness.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 0, most > 0 else { return (0, 0, most) }
        let sector: CGFloat =
            most == red
            ? (green - blue) / range : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
        return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
    }
}
