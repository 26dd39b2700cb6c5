import AlmanacValues
import Context
import Documents
import Entities
import HTML
import Places
import ServiceContracts
import VIPER

@testable import Holidays
@testable import Layout

/// The list of holidays as the module renders it.
enum Pages {
    struct NoPage: Error {}

    private static let library = DocumentLibrary(EmbeddedDocuments())
    static let assets = Assets(
        styles: Link(segments: ["assets", "almanac.css"]), script: Link(segments: ["assets", "almanac.js"]),
        icon: Link(segments: ["assets", "icon.svg"]))

    /// Returns the list that P2 measures: 37 public holidays of all regions of Spain.
    private static func selection() throws -> HolidayYear {
        guard let country = CountryCode("ES") else { throw NoPage() }
        return HolidayYear(country, 2021, HolidayFilter(isEverywhere: true))
    }

    /// Returns the view model of the list.
    static func list() async throws -> HolidayListPage {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractor(
                countries: library, holidays: library, clock: ThatDay(), visitor: Stranger()),
            router: HolidayListRouter())
        guard case .show(let page, .ok) = await presenter.handle(.choseYear(try selection())) else { throw NoPage() }
        return page
    }

    /// Returns the page in its frame.
    static func framed(_ page: HolidayListPage) -> FramedPage<HolidayListPage> {
        FramedPage(frame: Frame(page.head, part: .holidays, assets: assets), content: page)
    }

    /// Returns the same page with another number of rows, all in one month.
    static func list(rows: Int) async throws -> HolidayListPage {
        var page = try await list()
        guard let months = page.year?.months, let month = months.first else { throw NoPage() }
        let some = months.flatMap(\.rows)
        let many = (0..<rows).map { some[$0 % some.count] }
        page.year?.months = [MonthSection(name: month.name, id: month.id, rows: many)]
        return page
    }

    /// Runs complete visits to the page, from a place to bytes, with the entities in memory.
    static func visits(rounds: Int) async throws {
        let router = HolidaysRouter(
            VisitContext(services: services(library), assets: assets, edition: Edition(), visitor: Stranger()))
        let place = HolidaysPlace.list(.year(try selection()))
        Sink.take(try bytes(await router.start(place)).count)
        let start = Stopwatch.processNanoseconds
        for _ in 0..<rounds { Sink.take(try bytes(await router.start(place)).count) }
        print((Stopwatch.processNanoseconds - start) / max(1, rounds))
    }

    static func bytes(_ outcome: Outcome<Never>) throws -> [UInt8] {
        guard case .page(let rendering) = outcome, rendering.status == .ok else { throw NoPage() }
        return rendering.bytes
    }
}

/// Returns all services of a library.
func services(_ library: DocumentLibrary) -> Services {
    Services(
        countries: library, holidays: library, occasions: library, quotes: library, people: library,
        sides: SideLibrary(EmbeddedDocuments()),
        clock: ThatDay())
}

/// A clock that always returns the same day.
struct ThatDay: CivilClock {
    func today(in _: String) -> CivilDate { CivilDate(dayNumber: 20_778) }

    func beginning(of day: CivilDate, in _: String) -> Int { day.dayNumber * 86_400 }

    func offsets(in _: String, from _: CivilDate, through _: CivilDate) -> ZoneOffsets? { ZoneOffsets(initial: 0) }
}

/// A visitor who has saved nothing.
struct Stranger: VisitorService {
    let preferences = Preferences()
    let draft: PreferencesDraft? = nil
}
