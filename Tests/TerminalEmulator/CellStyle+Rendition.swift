extension CellStyle {
    /// Applies the parameters of "select graphic rendition"; returns false if one of them is unknown.
    ///
    /// A parameter's own parts, as in `38:2::255:0:0` and `4:3`, follow its number.
    mutating func apply(_ parameters: [[Int]]) -> Bool {
        var rest = (parameters.isEmpty ? [[0]] : parameters)[...]
        var isKnown = true
        while let parameter = rest.popFirst() {
            switch parameter[0] {
            case 38, 48:
                guard let colour = Self.colour(parameter, &rest) else {
                    isKnown = false
                    continue
                }
                if parameter[0] == 38 { foreground = colour } else { background = colour }
            case 4: isUnderlined = parameter.count < 2 || parameter[1] != 0
            case let number: isKnown = setAttribute(number) && isKnown
            }
        }
        return isKnown
    }

    /// Returns the colour that 38 or 48 introduces: its own parts, or the parameters that follow.
    private static func colour(_ parameter: [Int], _ rest: inout ArraySlice<[Int]>) -> CellColour? {
        if parameter.count > 1 {
            let parts = parameter.dropFirst(2)
            return colour(kind: parameter[1], parts: Array(parameter[1] == 2 ? parts.suffix(3) : parts))
        }
        guard let kind = rest.popFirst()?[0] else { return nil }
        let count = kind == 2 ? 3 : 1
        let parts = rest.prefix(count).map { $0[0] }
        rest = rest.dropFirst(count)
        return colour(kind: kind, parts: parts)
    }

    private static func colour(kind: Int, parts: [Int]) -> CellColour? {
        guard parts.allSatisfy((0...255).contains) else { return nil }
        switch (kind, parts.count) {
        case (2, 3): return .rgb(red: parts[0], green: parts[1], blue: parts[2])
        case (5, 1): return .indexed(parts[0])
        default: return nil
        }
    }

    private mutating func setAttribute(_ number: Int) -> Bool {
        switch number {
        case 0: self = CellStyle()
        case 1: isBold = true
        case 2: isDim = true
        case 3: isItalic = true
        case 5, 6: isBlinking = true
        case 7: isReversed = true
        case 8: isHidden = true
        case 9: isStruckOut = true
        case 22: (isBold, isDim) = (false, false)
        case 23: isItalic = false
        case 24: isUnderlined = false
        case 25: isBlinking = false
        case 27: isReversed = false
        case 28: isHidden = false
        case 29: isStruckOut = false
        case 30...37: foreground = .indexed(number - 30)
        case 39: foreground = .standard
        case 40...47: background = .indexed(number - 40)
        case 49: background = .standard
        case 90...97: foreground = .indexed(number - 82)
        case 100...107: background = .indexed(number - 92)
        default: return false
        }
        return true
    }
}
