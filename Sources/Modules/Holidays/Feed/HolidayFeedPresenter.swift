import AlmanacValues
import Layout
import Support
import VIPER

/// Answers programs that keep calendars.
struct HolidayFeedPresenter<I: HolidayFeedInteracting, R: Router<HolidayFeedNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = HolidaysWords()

    func answer(_ request: HolidayFeedRequest) async throws(HolidayFeedFailure) -> RecordStep<HolidayFeedRecord> {
        .show(.record(record(try await interactor.feed(request))))
    }

    func problem(_ failure: HolidayFeedFailure, on _: HolidayFeedRequest) -> RecordStep<HolidayFeedRecord> {
        .problem(failure.status, words.detail(of: failure))
    }

    private func record(_ feed: HolidayFeed) -> HolidayFeedRecord {
        let presentation = HolidayFeedPresentation(feed: feed, words: words)
        return HolidayFeedRecord(
            request: feed.request, places: feed.places, years: feed.years, types: feed.request.filter.types,
            events: feed.events.map { event($0, presentation) }, revised: feed.revised,
            lastModified: feed.lastModified, supplyAge: feed.age,
            page: router.link(to: .page(feed.request)), calendar: router.link(to: .record(feed.request, .ics)),
            feed: router.link(to: .record(feed.request, .atom)),
            words: presentation.aboutFeed, language: words.language.facts.tag)
    }

    private func event(
        _ event: HolidayFeed.Event, _ presentation: HolidayFeedPresentation
    ) -> HolidayFeedRecord.Event {
        HolidayFeedRecord.Event(
            uid: String(joining: event.name, "@", CalendarHead.domain), country: event.row.id.country,
            holiday: HolidayRecord.Holiday(event.row, key: event.name, page: router.link(to: .day(event.row.id))),
            isObserved: event.isObserved, places: event.places.map { presentation.feed.places[$0] },
            otherNames: event.otherNames,
            revised: event.revised, words: presentation.words(of: event))
    }
}

extension HolidayFeedRequest {
    /// What the holidays of the calendar have in common, as in the address. The calendar of one holiday takes any type.
    var filter: HolidayFilter {
        switch self {
        case .year(let year): year.filter
        case .rolling(_, let filter): filter
        case .places(_, let types): HolidayFilter(types: types)
        case .day: HolidayFilter(types: .all)
        }
    }
}

extension HolidayFeedFailure {
    var status: Status {
        switch self {
        case .listing(let failure, _): failure.status
        case .unknownYears, .unknownDay: .notFound
        }
    }
}

extension HolidaysWords {
    /// What a failure says to programs.
    func detail(of failure: HolidayFeedFailure) -> String {
        switch failure {
        case .listing(let failure, let country): notice(failure, in: country).title
        case .unknownYears(let country, let known): noDataForYears(of: country, known: known)
        case .unknownDay(let country): notFound(in: country)
        }
    }
}
