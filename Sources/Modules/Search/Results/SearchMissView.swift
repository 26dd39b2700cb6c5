import HTML
import Layout
import Places
import VIPER

/// The page for an address that no page has: the same as that of a search for its words.
struct SearchMissView: FramedView<SearchMiss, SearchResultsEvent, SearchResultsPage> {
    let part: Frame.Part? = nil
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<SearchMiss>) -> SearchResultsEvent {
        .missed(visit.place.words, code: visit.place.code)
    }
}

/// An address that no page has, as the words of its path.
public struct SearchMiss: Hashable, Sendable {
    public let words: String
    /// What should be the code of a country, and is not; nil if something else is wrong.
    public let code: String?

    public init(words: String, code: String? = nil) {
        (self.words, self.code) = (words, code)
    }
}
