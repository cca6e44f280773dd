/// The way text is broken into lines and truncated if it needs too many lines.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    /// Breaks between words; omits the lines beyond the limit.
    case byWordWrapping
    /// Breaks between characters; omits the lines beyond the limit.
    case byCharWrapping
    /// Breaks between words; the last line shows as many characters as fit.
    case byClipping
    /// Breaks between words; the last line starts with `…` and shows the end of the paragraph.
    case byTruncatingHead
    /// Breaks between words; the last line ends in `…`.
    case byTruncatingTail
    /// Breaks between words; the last line has `…` in its middle and shows the end of the paragraph.
    case byTruncatingMiddle
}
