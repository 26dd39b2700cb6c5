public import AlmanacValues

/// What a day is, how its date is found and how people keep it (Templates/Layout/_story).
public struct StorySection: Sendable {
    /// The language of the sentences; nil if it is that of the page.
    public let language: String?
    public let title: String
    public let what: String
    public let dateTitle: String
    public let date: String
    public let keptTitle: String
    public let kept: String
    public let sourcesTitle: String
    public let sources: [Source]

    public struct Source: Sendable {
        /// "; " before every source but the first.
        public let separator: String
        public let text: String
        /// Nil if it is that of the page.
        public let language: String?
    }

    /// - Parameter page: the language of the page.
    public init(_ story: Story, on page: Language = .english) {
        let words = LayoutWords(page)
        language = words.lang(story.language)
        title = words.storyTitle
        what = story.what
        dateTitle = words.storyDate
        date = story.date
        keptTitle = words.storyKept
        kept = story.kept
        sourcesTitle = words.sources(story.sources.count)
        sources = story.sources.enumerated().map {
            Source(separator: $0 == 0 ? "" : "; ", text: $1, language: words.lang("en"))
        }
    }
}
