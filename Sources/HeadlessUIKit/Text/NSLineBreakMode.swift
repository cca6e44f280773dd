/// How text is broken into lines, and what is shown of it where the lines do not suffice.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    /// Between words; lines too many are left out.
    case byWordWrapping
    /// Between characters; lines too many are left out.
    case byCharWrapping
    /// Between words; the last line shows as many characters as fit.
    case byClipping
    /// Between words; the last line starts with `…` and shows the end of the paragraph.
    case byTruncatingHead
    /// Between words; the last line ends in `…`.
    case byTruncatingTail
    /// Between words; the last line has `…` in its middle and shows the end of the paragraph.
    case byTruncatingMiddle
}
