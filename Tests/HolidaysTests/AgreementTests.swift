import Documents
import SnapshotSupport
import Testing

@testable import Holidays

/// Page and record come from one transport value, so they cannot disagree: compared for every country that is embedded.
@Suite("Holidays: page and record agree", .serialized)
struct AgreementTests {
    /// An Interactor that remembers the listing it gave, so that both Presenters get the same one.
    private struct Remembered: HolidayListInteracting {
        let result: Result<Listing, YearFailure>

        func currentYear(in _: CountryCode) async throws(YearFailure) -> Int { 2026 }
        func listing(_: HolidayYear) async throws(YearFailure) -> Listing { try result.get() }
        func namedListing(_: HolidayYear) async throws(YearFailure) -> NamedListing { .sample(try result.get()) }
        func home() async -> HomeListing? { nil }
    }

    private static let filters = [
        HolidayFilter(), HolidayFilter(isEverywhere: true), HolidayFilter(types: .all, isEverywhere: true),
    ]

    private func page(_ year: HolidayYear, _ interactor: some HolidayListInteracting) async throws -> HolidayListPage {
        let presenter = HolidayListPresenter(interactor: interactor, router: HolidayListRouter())
        return try await presenter.handle(.choseYear(year)).page
    }

    private func record(_ year: HolidayYear, _ interactor: some HolidayListInteracting) async throws -> HolidayRecord {
        let presenter = HolidayRecordPresenter(interactor: interactor, router: HolidayListRouter())
        return try await presenter.handle(year).page.found
    }

    /// Compares what both say of each holiday.
    private func compare(_ page: HolidayListPage, _ record: HolidayRecord, _ selection: HolidayYear) throws {
        let rows = page.year?.everyMonth.flatMap(\.rows) ?? []
        try #require(rows.count == record.holidays.count, "\(selection)")
        for (row, holiday) in zip(rows, record.holidays) {
            #expect(row.isoDate == holiday.date.description, "\(selection) \(holiday.id)")
            #expect((row.range != nil) == (holiday.last > holiday.date), "\(selection) \(holiday.id)")
            #expect(row.isObserved == holiday.isObserved, "\(selection) \(holiday.id)")
            let otherDay = holiday.observedFor ?? holiday.observedOn ?? holiday.exchangedFor
            #expect((row.otherDay != nil) == (otherDay != nil), "\(selection) \(holiday.id)")
            #expect(row.name == holiday.names.first?.text && row.language == holiday.names.first?.language)
            #expect(row.localName?.text == holiday.names.dropFirst().first?.text, "\(selection) \(holiday.id)")
            #expect(row.localName?.language == holiday.names.dropFirst().first?.language)
            let isToldByList = holiday.types.count == 1 && selection.filter.types == .only(holiday.types[0])
            let told = isToldByList ? [] : holiday.types
            #expect(row.types == told.map(\.label), "\(selection) \(holiday.id)")
            #expect(
                row.regionalTypes == holiday.regionalTypes.map(HolidaysWords().holiday(of:)),
                "\(selection) \(holiday.id)")
            #expect(row.isEstimated == holiday.isEstimated, "\(selection) \(holiday.id)")
            // The page's link keeps the filter; the record's is the holiday's only address.
            #expect(row.link.description.prefix { $0 != "?" } == holiday.page.description, "\(selection) \(holiday.id)")
            let isWhole = holiday.regions.isEmpty && holiday.exceptions.isEmpty && !holiday.isLocal
            #expect((row.regions == nil) == isWhole, "\(selection) \(holiday.id)")
            let known = Set(record.regions.map(\.code))
            #expect(known.isSuperset(of: holiday.regions + holiday.exceptions), "\(selection) \(holiday.id)")
        }
    }

    @Test("Page and record of every country have the same dates, names, types and number of holidays")
    func countries() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let interactor = HolidayListInteractor(
            countries: library, holidays: library, clock: ClockDouble(Sample.day("2026-09-21")),
            visitor: VisitorDouble())
        let countries = try await library.countries().value
        #expect(countries.count >= 240)
        var (compared, holidays) = (0, 0)
        for country in countries {
            for filter in Self.filters {
                let selection = HolidayYear(country.code, 2026, filter)
                let listing: Listing
                do throws(YearFailure) {
                    listing = try await interactor.listing(selection)
                } catch .uncovered {
                    continue
                }
                guard listing.isKnown else { continue }
                let named = try await interactor.namedListing(selection)
                #expect(named.listing == listing && named.keys.count == listing.rows.count, "\(selection)")
                let remembered = Remembered(result: .success(listing))
                let record = try await record(selection, remembered)
                #expect(record.holidays.count == listing.rows.count)
                try compare(try await page(selection, remembered), record, selection)
                compared += 1
                holidays += record.holidays.count
            }
        }
        #expect(compared >= 3 * 240 && holidays > 5_000, "\(compared) years with \(holidays) holidays")
    }
}
