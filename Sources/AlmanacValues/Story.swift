/// What a day is, in a few sentences, and who says so. Written by hand.
public struct Story: Hashable, Sendable {
    /// What happened, or what is celebrated.
    public let what: String
    /// How the date is found, and why it is that one.
    public let date: String
    /// How people keep the day.
    public let kept: String
    /// Laws, authorities and works of reference, by name; one to three. In English, whatever the language of the sentences.
    public let sources: [String]
    /// The language of the sentences (BCP 47).
    public let language: String

    public init(what: String, date: String, kept: String, sources: [String], language: String = "en") {
        self.what = what
        self.date = date
        self.kept = kept
        self.sources = sources
        self.language = language
    }
}
