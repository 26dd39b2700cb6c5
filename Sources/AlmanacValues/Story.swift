/// What a day is, in a few English sentences, and who says so. Written by hand.
public struct Story: Hashable, Sendable {
    /// What happened, or what is celebrated.
    public let what: String
    /// How the date is found, and why it is that one.
    public let date: String
    /// How people keep the day.
    public let kept: String
    /// Laws, authorities and works of reference, by name; one to three.
    public let sources: [String]

    public init(what: String, date: String, kept: String, sources: [String]) {
        self.what = what
        self.date = date
        self.kept = kept
        self.sources = sources
    }
}
