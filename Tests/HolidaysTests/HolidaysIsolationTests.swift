import SnapshotSupport
import Testing

@testable import Holidays

/// A region whose only name is Arabic, in everything that names it.
@Suite("Holidays: names that read from the right")
struct HolidaysIsolationTests {
    private static let name = "بافاريا"
    private let isolated = "\u{2068}\(Self.name)\u{2069}"
    private let place = PlaceName(region: ForeignText(Self.name), country: "Germany")
    private let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))

    /// Whether the text has the name, and nowhere without its isolation.
    private func isolates(_ text: String?) -> Bool {
        let text = (text ?? "").unicodeScalars.map { $0 }
        let (bare, whole) = (Array(Self.name.unicodeScalars), Array(isolated.unicodeScalars))
        func count(_ part: [Unicode.Scalar]) -> Int {
            text.indices.count { text[$0...].starts(with: part) }
        }
        return count(whole) > 0 && count(bare) == count(whole)
    }

    private func list(_ listing: Listing, _ types: HolidayFilter.Types = .only(.publicHoliday)) async throws
        -> HolidayListPage
    {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: .success(listing)),
            router: RecordingRouter<HolidayListNavigation>())
        var year = year
        year.filter.types = types
        return try await presenter.handle(.choseYear(year)).page
    }

    @Test("Title, description, control, today line, summary, button and calendar isolate the name")
    func page() async throws {
        let keepers = Keepers.parts(.named([Self.name]), which: nil)
        var listing = Listing.sample(
            rows: [.sample(keepers: keepers)], regions: [.init(code: Sample.region("BY"), name: ForeignText(Self.name))]
        )
        listing.place = place
        for status in [DayKind.weekend, .workingDay, .exchanged(for: Sample.day("2026-09-28"))] {
            listing.today.status = status
            #expect(isolates(try await list(listing).year?.today))
        }
        let page = try await list(listing)
        let texts = [
            page.head.title, page.heading, page.head.description, page.control.label, page.year?.summary,
            page.year?.place?.label, page.year?.calendar?.text, page.year?.months.first?.rows.first?.regions,
            page.year?.filter?.regions?.choices.last?.name,
        ]
        for text in texts { #expect(isolates(text), "\(text ?? "nil")") }
    }

    @Test("What search engines read of the place is the bare name")
    func structured() async throws {
        var listing = Listing.sample(rows: [.sample()])
        listing.place = place
        let page = try await list(listing)
        #expect(page.year?.about?.place == Self.name)
        #expect(page.year?.months.first?.rows.first?.areas.map(\.name) == [Self.name])
    }

    @Test("An empty list, and what is said of schools, isolate the name")
    func others() async throws {
        var listing = Listing.sample(rows: [])
        listing.place = place
        #expect(isolates(try await list(listing).year?.empty))
        let holidays = Listing.Row.sample("2026-10-26", "Autumn Break", until: "2026-10-30", types: [.school])
        listing = Listing.sample(rows: [holidays])
        listing.place = place
        #expect(isolates(try await list(listing, .only(.school)).year?.today))
        listing.schools = SchoolBreak([holidays], on: listing.today.date)
        #expect(isolates(try await list(listing, .only(.school)).year?.today))
        listing.schools = SchoolBreak([holidays], on: Sample.day("2026-10-27"))
        #expect(isolates(try await list(listing, .only(.school)).year?.today))
    }

    @Test("The page of a holiday isolates the names of its regions and its list")
    func detail() async throws {
        var detail = HolidayDetail.sample(regions: [Self.name])
        detail.place = place
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: .success(detail)),
            router: RecordingRouter<HolidayDetailNavigation>())
        let page = try await presenter.handle(.opened(ListedHoliday(detail.id, in: year.filter))).page
        for text in [page.back.label, page.detail?.regions, page.detail?.calendar.text] { #expect(isolates(text)) }
        #expect(page.detail?.areas.map(\.name) == [Self.name])
    }

    @Test("A calendar isolates the name in its own name, its description and its events")
    func feed() async throws {
        let region = HolidayFeed.Place(
            territory: Territory(Sample.code("DE"), Sample.region("BY")), countryName: "Germany",
            regionName: ForeignText(Self.name))
        func words(_ places: [HolidayFeed.Place], _ events: [HolidayFeed.Event]) -> HolidayFeedPresentation {
            HolidayFeedPresentation(feed: .sample(places: places, events: events), words: HolidaysWords())
        }
        let one = words([region], []).aboutFeed
        let several = words([region, HolidayFeed.britain], [.sample(otherNames: [Self.name])])
        let event = several.words(of: several.feed.events[0])
        let texts = [
            one.name, one.description, several.aboutFeed.name, several.aboutFeed.description, event.summary,
            event.description, event.place,
        ]
        for text in texts { #expect(isolates(text), "\(text ?? "nil")") }
    }

    @Test("A holiday whose name reads from the right is isolated in the sentences about it")
    func holiday() {
        let words = HolidaysWords()
        let (name, day) = (LocalizedText(Self.name, language: "ar"), Sample.day("2026-10-03"))
        #expect(isolates(words.title(name, on: day, in: "Germany")))
        #expect(isolates(words.inPlace(name: name, country: "Germany", date: day)))
        #expect(isolates(words.titleOfDays(name: name, days: day...day.adding(days: 1), country: "Germany")))
        #expect(isolates(words.inPlaceOnDays(name: name, country: "Germany", days: day...day.adding(days: 1))))
        #expect(isolates(words.calendar(of: name, on: day)) && isolates(words.event(name, [.observed])))
        #expect(isolates(words.occasion(name.foreign)) && words.event(name, []) == Self.name)
        #expect(isolates(words.notFound(in: name.foreign, 2026)) && isolates(words.notFound(in: name.foreign)))
    }
}
