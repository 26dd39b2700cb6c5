import Documents
import TestSupport
import Testing

@testable import Holidays

/// A list of all types says of every region what the lists of each type say of it, and nothing else.
@Suite("B5 The list of all types against those of each type, for all embedded countries", .serialized)
struct RegionalTypesAgreementTests {
    private let library = DocumentLibrary(EmbeddedDocuments())
    private static let years = 2025...2027

    /// Who gives a feast a type on a day.
    private struct Fact: Hashable {
        let date: CivilDate
        /// Nil in records, which have names only, and a feast may have another name in each list.
        let feast: Slug?
        /// Nil for a country without regions, and for parts of a country.
        let region: RegionCode?
        let isLocal: Bool
    }

    private func facts(
        of feast: Slug?, from first: CivilDate, through last: CivilDate, _ regions: [RegionCode], isLocal: Bool
    ) -> [Fact] {
        (first.dayNumber...last.dayNumber).flatMap { number in
            (regions.isEmpty ? [nil] : regions.map(Optional.some)).map {
                Fact(date: CivilDate(dayNumber: number), feast: feast, region: $0, isLocal: isLocal)
            }
        }
    }

    /// Returns what the rows of a list say of a type: a type that is told with its regions is that of no other region.
    private func facts(_ rows: [HolidayRow], of type: HolidayType, in calendar: HolidayCalendar) -> Set<Fact> {
        let all = calendar.regions.map(\.code)
        return rows.reduce(into: []) { facts, row in
            let told = row.regionalTypes.first { $0.type == type }
            guard told != nil || row.types.contains(type) else { return }
            let isLocal = told?.isLocal ?? (row.level == .partial)
            let kept =
                isLocal && told == nil
                ? row.parts.flatMap(\.regions) : all.filter((told?.regions ?? row.regions).contains)
            facts.formUnion(
                self.facts(
                    of: row.lead.holiday.kind.feast, from: row.first, through: row.last, kept, isLocal: isLocal))
        }
    }

    /// Returns what a program reads in a record of a type.
    private func facts(_ record: HolidayRecord, of type: HolidayType) -> Set<Fact> {
        let all = record.regions.map(\.code)
        return record.holidays.reduce(into: []) { facts, holiday in
            let told = holiday.regionalTypes.first { $0.type == type }
            guard told != nil || holiday.types.contains(type) else { return }
            let isLocal = told?.isLocal ?? holiday.isLocal
            let whole = holiday.regions.isEmpty ? all.filter { !holiday.exceptions.contains($0) } : holiday.regions
            facts.formUnion(
                self.facts(
                    of: nil, from: holiday.date, through: holiday.last,
                    told?.regions ?? (isLocal ? holiday.regions : whole), isLocal: isLocal))
        }
    }

    @Test("Each row has each type in the regions that the type’s own list has")
    func rows() async throws {
        var (compared, regional) = (0, 0)
        for country in try await library.countries().value {
            let scope = CalendarScope(years: Self.years)
            guard let calendar = try await library.calendar(of: country.code, covering: scope)?.value else { continue }
            for year in Self.years {
                let all = HolidayRows(calendar, HolidayFilter(types: .all, isEverywhere: true)).rows(of: year)
                regional += all.reduce(0) { $0 + $1.regionalTypes.count }
                for type in calendar.types(in: year, of: nil) {
                    let filter = HolidayFilter(types: .only(type), isEverywhere: true)
                    let own = facts(HolidayRows(calendar, filter).rows(of: year), of: type, in: calendar)
                    let told = facts(all, of: type, in: calendar)
                    #expect(
                        told == own,
                        """
                        \(country.code) \(year) \(type): lost \(own.subtracting(told)), added \(told.subtracting(own))
                        """)
                    compared += own.count
                }
            }
        }
        #expect(compared > 70_000 && regional > 500, "\(compared) facts, \(regional) types of regions")
    }

    /// Nil if the source does not cover the country or the year.
    private func record(_ year: HolidayYear) async throws -> HolidayRecord? {
        let interactor = HolidayListInteractor(
            countries: library, holidays: library, clock: ClockDouble(Sample.day("2026-09-21")),
            visitor: VisitorDouble())
        let presenter = HolidayRecordPresenter(interactor: interactor, router: HolidayListRouter())
        let step = await presenter.handle(year)
        if case .show(_, .notFound) = step { return nil }
        return try step.page.found
    }

    @Test("A program that reads the record of all types knows of each day what those of each type say")
    func records() async throws {
        var compared = 0
        for country in try await library.countries().value {
            for year in Self.years {
                let filter = HolidayFilter(types: .all, isEverywhere: true)
                guard let all = try await record(HolidayYear(country.code, year, filter)) else { continue }
                let types = Set(all.holidays.flatMap { $0.types + $0.regionalTypes.map(\.type) })
                for type in HolidayType.allCases {
                    let filter = HolidayFilter(types: .only(type), isEverywhere: true)
                    // Few countries have most types. A record of none is made for each country once.
                    guard types.contains(type) || year == Self.years.lowerBound,
                        let one = try await record(HolidayYear(country.code, year, filter))
                    else { continue }
                    let (own, told) = (facts(one, of: type), facts(all, of: type))
                    #expect(
                        told == own,
                        """
                        \(country.code) \(year) \(type): lost \(own.subtracting(told)), added \(told.subtracting(own))
                        """)
                    compared += own.count
                }
            }
        }
        #expect(compared > 70_000, "\(compared) facts")
    }
}
