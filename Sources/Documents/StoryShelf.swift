import AlmanacValues
import Support
import Synchronization

/// The stories that have been read. The document of a country is read only when somebody asks for one of its holidays.
final class StoryShelf: Sendable {
    /// The number of stories of countries to keep: enough for all of ours. A country without any counts as one.
    static let mostStories = 2000

    let occasions: MadeOnce<[Slug: Story], DocumentFailure>
    private let reader: DocumentReader
    /// Two visits that miss the same country at the same time both read it; the results are equal, and one is kept.
    private let countries: Mutex<LeastRecentlyUsed<CountryCode, [HolidayStory]>>

    init(_ reader: DocumentReader, mostStories: Int = StoryShelf.mostStories) {
        self.reader = reader
        occasions = MadeOnce { () throws(DocumentFailure) in try reader.occasionStories() }
        countries = Mutex(LeastRecentlyUsed(costLimit: mostStories))
    }

    /// Returns the story of a country's own holiday; nil if the country has no story of that name.
    ///
    /// - Parameter holiday: the English name of the holiday in the country's calendar.
    func story(of holiday: String, in country: CountryCode) async throws(DocumentFailure) -> Story? {
        try await stories(of: country).first { $0.holiday.matches(holiday) }?.story
    }

    private func stories(of country: CountryCode) async throws(DocumentFailure) -> [HolidayStory] {
        if let kept = countries.withLock({ $0.value(country) }) { return kept }
        let reader = reader
        let read = try await elsewhere { () throws(DocumentFailure) in try reader.stories(of: country) }
        countries.withLock { countries in _ = countries.insert(read, for: country, cost: read.count + 1) }
        return read
    }
}
