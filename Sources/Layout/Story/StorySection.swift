public import AlmanacValues

/// What a day is, how its date is found and how people keep it (Templates/Layout/_story).
public struct StorySection: Sendable {
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
    }

    public init(_ story: Story) {
        let words = LayoutWords()
        title = words.storyTitle
        what = story.what
        dateTitle = words.storyDate
        date = story.date
        keptTitle = words.storyKept
        kept = story.kept
        sourcesTitle = words.sources(story.sources.count)
        sources = story.sources.enumerated().map { Source(separator: $0 == 0 ? "" : "; ", text: $1) }
    }
}
