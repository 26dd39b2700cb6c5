import TestSupport
import Testing

@testable import Documents

@Suite("Embedded documents")
struct EmbeddedDocumentsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func calendar(_ code: String) async throws -> HolidayCalendar {
        let code = try #require(CountryCode(code))
        return try #require(try await Self.library.calendar(of: code, covering: CalendarScope(year: 2026))).value
    }

    private func observed(_ code: String, _ region: String?, _ year: Int) async throws -> [String: String] {
        let filter = HolidayFilter(region: region.flatMap { RegionCode($0) })
        let holidays = try await calendar(code).holidays.filter { filter.includes($0.kind) }
        let pairs = holidays.compactMap { holiday in
            holiday.observed.map { (holiday.kind.name.text, $0.description) }
        }
        return Dictionary(pairs.filter { $0.1.hasPrefix(String(year)) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("All are valid: 250 countries, and the number of holidays that the generator counted")
    func all() throws {
        let counts = try Self.library.validateAll()
        #expect(counts.countries == 250)
        #expect(counts.holidays == 92_689)
    }

    @Test("C1 C2 Every country has a name, a code, a zone and a weekend")
    func countries() async throws {
        let countries = try await Self.library.countries().value
        #expect(Set(countries.map(\.code)).count == 250)
        for country in countries {
            #expect(!country.name.isEmpty && !country.zones.isEmpty && !country.weekend.isEmpty, "\(country.code)")
        }
        let germany = try #require(countries.first { $0.code.description == "DE" })
        #expect(germany.alpha3 == "DEU" && germany.numeric == "276")
        #expect(germany.localNames.map(\.text) == ["Deutschland"])
    }

    @Test("Countries are sorted as a reader expects: Å with A")
    func order() async throws {
        let names = try await Self.library.countries().value.map(\.name)
        let aland = try #require(names.firstIndex(of: "Åland Islands"))
        let albania = try #require(names.firstIndex(of: "Albania"))
        #expect(aland < albania + 5)
    }

    @Test("D1 Boxing Day of 2026 is observed on 28 December in England")
    func england() async throws {
        #expect(try await observed("GB", "ENG", 2026)["Boxing Day"] == "2026-12-28")
        #expect(
            try await observed("GB", "ENG", 2022) == ["New Year's Day": "2022-01-03", "Christmas Day": "2022-12-27"])
    }

    @Test("D1 The United States have their observed days in 2021, including New Year’s Day of 2022")
    func unitedStates() async throws {
        let days = try await observed("US", nil, 2021)
        #expect(Set(days.values).isSuperset(of: ["2021-06-18", "2021-07-05", "2021-12-24", "2021-12-31"]))
    }

    @Test("H5 The data for Sri Lanka ends in 2026")
    func sriLanka() async throws {
        #expect(try await calendar("LK").years == 2020...2026)
    }

    @Test("Dates that follow the moon are marked as estimated")
    func estimated() async throws {
        #expect(try await calendar("EG").holidays(in: 2026).contains { $0.isEstimated })
        #expect(try await !calendar("DE").holidays.contains { $0.isEstimated })
    }

    @Test("H3 Every holiday has a unique address, and holidays are in date order")
    func addresses() async throws {
        for country in try await Self.library.countries().value {
            let holidays = try await calendar(country.code.description).holidays
            #expect(Set(holidays.map { "\($0.date) \($0.id)" }).count == holidays.count, "\(country.code)")
            #expect(zip(holidays, holidays.dropFirst()).allSatisfy { $0.date <= $1.date }, "\(country.code)")
        }
    }

    @Test("A9 Every holiday's address leads back to it")
    func addressesLeadBack() async throws {
        for country in try await Self.library.countries().value {
            let calendar = try await calendar(country.code.description)
            for holiday in calendar.holidays {
                let reference = HolidayReference(country.code, holiday.date.year, holiday.id)
                let place = Place.holidays(.day(ListedHoliday(reference)))
                guard case .holidays(.day(let read))? = try? Place(place.address) else {
                    Issue.record("\(place.address.segments) leads nowhere")
                    continue
                }
                let found = calendar.holidays(from: holiday.date, through: holiday.date).filter {
                    $0.id == read.reference.id
                }
                if found != [holiday] { Issue.record("\(place.address.segments) leads to \(found.count) holidays") }
            }
        }
    }

    @Test("D2 A country that does not exist has no calendar")
    func unknown() async throws {
        let code = try #require(CountryCode("QQ"))
        let calendar = try await Self.library.calendar(of: code, covering: CalendarScope(year: 2026))
        #expect(calendar?.value.country == nil)
        #expect(try await Self.library.country(code) == nil)
    }
}
